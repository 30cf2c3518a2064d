import { type Clock, systemClock } from '@harmattan/kernel/clock';
import type { Queryable } from '@harmattan/process/transaction';
import type { Bus } from '../../plumbing/bus.ts';
import type { Database } from '../../plumbing/db/database.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import { deliverLetter } from './deliver-letter.ts';
import { eraseMessages } from './erase-store.ts';
import { findUnread, lockInboxes, setMarketingOff } from './inbox-store.ts';
import { createKeeper } from './keeper.ts';
import { listPlayerMessages } from './letters-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import type { LetterLanguage } from './payment-letters.ts';
import type { Department } from './player-message-rules.ts';
import { reply } from './reply.ts';
import { messagesRoutes } from './routes.ts';
import { tellOfBreaks } from './tell-of-breaks.ts';
import { tellOfClaims } from './tell-of-claims.ts';
import { tellOfDormancy } from './tell-of-dormancy.ts';
import { tellOfHarm } from './tell-of-harm.ts';
import { tellOfLimits } from './tell-of-limits.ts';
import { tellOfPayments } from './tell-of-payments.ts';
import { tellOfRejections } from './tell-of-rejections.ts';
import { tellOfSwitches } from './tell-of-switches.ts';
import { tellOfVerification } from './tell-of-verification.ts';
import { tellOfVoids } from './tell-of-voids.ts';
import { findThread, hasLongWaiting, listLetters, listLongWaiting, listThreads } from './threads-store.ts';
import { createWelcome } from './welcome.ts';
import { welcomeWhoRegisters } from './welcome-who-registers.ts';
import { write } from './write.ts';
import { writeToMany } from './write-to-many.ts';

export { exportMessages } from './export-store.ts';
export { harmLetter } from './tell-of-harm.ts';
export { voidLetter } from './tell-of-voids.ts';

export interface MessagesOptions {
  database: Database;
  clock?: Clock;
  bus: Bus;
  log: Log;
  outbox: Outbox;
  brandName: string;
  onQuestion: MessagesDeps['onQuestion'];
  /** What the player reads. */
  languageOf(playerId: bigint): Promise<LetterLanguage>;
}

export type Messages = ReturnType<typeof createMessages>;

const threadsMax = 50;

/** What players and the operator write to each other. */
export function createMessages(options: MessagesOptions) {
  const { database, clock = systemClock, bus, log, outbox, brandName, languageOf, onQuestion } = options;
  const deps: MessagesDeps = { pool: database.pool, bus, log, onQuestion, wake: () => keeper.wake() };
  const keeper = createKeeper({ ...deps, clock });
  welcomeWhoRegisters({ outbox, welcome: createWelcome({ ...deps, brandName }) });
  tellOfClaims({ ...deps, outbox });
  tellOfLimits({ outbox, languageOf, write: (word) => write(deps, word) });
  tellOfHarm({ outbox, languageOf, write: (word) => write(deps, word) });
  tellOfPayments({ outbox, bus, languageOf, write: (word) => write(deps, word) });
  tellOfRejections({ outbox, languageOf, write: (word) => write(deps, word) });
  tellOfVerification({ outbox, languageOf, write: (word) => write(deps, word) });
  tellOfVoids({ outbox, languageOf, write: (word) => write(deps, word) });
  tellOfBreaks({ outbox, languageOf, write: (word) => write(deps, word) });
  tellOfDormancy({ outbox, languageOf, write: (word) => write(deps, word) });
  tellOfSwitches({ outbox, languageOf, write: (word) => write(deps, word) });
  return {
    handlers: messagesRoutes(deps),
    /** For the player's stream; every change is published on the bus as `messages.unread`. */
    unreadOf: (playerId: bigint) => findUnread(deps.pool, playerId),
    start: keeper.start,
    stop: keeper.stop,
    /** Does one piece of everything that is due, and says whether there may be more. */
    keepOnce: keeper.keepOnce,

    /** Locked until the transaction ends: whether marketing is on stays as it is. */
    lockInboxes: (db: Queryable, playerIds: bigint[]) => lockInboxes(db, playerIds),
    /** In the caller's transaction; what it returns is called once that is committed. */
    deliverLetter: (db: Queryable, letter: Parameters<typeof deliverLetter>[2]) => deliverLetter(deps, db, letter),

    /** In the transaction of what turns it off or on. */
    setMarketingOff: (db: Queryable, off: Parameters<typeof setMarketingOff>[1]) => setMarketingOff(db, off),

    /** Of an account that was closed long ago. */
    erase: eraseMessages,

    /** For the operator. Each word is kept with who gave it. */
    reply: (word: Parameters<typeof reply>[1]) => reply(deps, word),
    write: (word: Parameters<typeof write>[1]) => write(deps, word),
    writeToMany: (word: Parameters<typeof writeToMany>[1]) => writeToMany(deps, word),
    /** For the office. */
    listPlayerMessages: (query: Parameters<typeof listPlayerMessages>[1]) => listPlayerMessages(deps.pool, query),
    /** Fifty at a time, the newest first; `before` is the id of the last one seen. */
    listThreads: (wanted: { state: 'waiting' | 'answered'; department?: Department; before?: bigint }) =>
      listThreads(deps.pool, {
        state: wanted.state,
        department: wanted.department ?? null,
        before: wanted.before ?? null,
        limit: threadsMax,
      }),
    /** The threads that have waited this long for an answer, the oldest first. */
    listLongWaiting: (wanted: { waitedMs: number; limit: number }) => listLongWaiting(deps.pool, wanted),
    hasLongWaiting,
    async readThread(threadId: bigint) {
      const thread = await findThread(deps.pool, threadId);
      return thread && { ...thread, letters: await listLetters(deps.pool, threadId) };
    },
  };
}
