import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Random } from '@harmattan/kernel/random';
import type { TaxRule } from '@harmattan/kernel/taxes';
import type { Database } from '../../plumbing/db/database.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Wallet } from '../wallet/index.ts';
import { listAudit } from './audit-store.ts';
import { cancelEvent } from './cancel-event.ts';
import { createJackpot } from './create-jackpot.ts';
import { enterResult, enterResults } from './enter-result.ts';
import { listEvents } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import {
  findJackpot,
  findJackpots,
  findLatestStarts,
  listAll,
  listMadeBy,
  type State,
  waitsForMaker,
} from './jackpots-store.ts';
import { createKeeper } from './keeper.ts';
import { openJackpot } from './open-jackpot.ts';
import { previewJackpot } from './preview-jackpot.ts';
import { createPrizePools } from './prize-pools.ts';
import { listTiers } from './prizes-store.ts';
import { readAccounts } from './read-accounts.ts';
import { type FindPause, jackpotRoutes } from './routes.ts';
import { settleJackpot } from './settle-jackpot.ts';
import { createTicketOffice } from './ticket-office.ts';
import { voidJackpot } from './void-jackpot.ts';

export { countOpenTickets } from './count-open-tickets.ts';
export { countingGames } from './counting.ts';
export { problemOf as resultProblemOf, type Result } from './enter-result.ts';
export type { JackpotEvent, NewEvent } from './events-store.ts';
export { exportTickets } from './export-store.ts';
export type { Jackpot, State as JackpotState } from './jackpots-store.ts';
export { gamesOf, type Score } from './kind.ts';
export { poolOf } from './pool.ts';
export type { Preview as JackpotPreview } from './preview-jackpot.ts';
export { settledBy } from './settle-jackpot.ts';
export { listWaitingJackpots } from './waiting-store.ts';

export interface JackpotOptions {
  database: Database;
  clock: Clock;
  ids: Ids;
  random: Random;
  log: Log;
  wallet: Wallet;
  /** What prizes are taxed by. */
  taxRules?: readonly TaxRule[];
  /** Why no ticket is sold to anyone now. */
  findPause?: FindPause;
}

export type Jackpots = ReturnType<typeof createJackpots>;

/** Tickets on a list of games, for a pool of prizes. */
export function createJackpots(options: JackpotOptions) {
  const { database, findPause = () => undefined, taxRules = [], ...rest } = options;
  const deps: JackpotDeps = { ...rest, taxRules, pool: database.pool, wake: () => keeper.wake() };
  const office = createTicketOffice(deps);
  const keeper = createKeeper(deps, { resolveAbandoned: office.resolveAbandoned });
  return {
    handlers: jackpotRoutes({ ...deps, office, findPause, prizePoolOf: createPrizePools(deps) }),
    start: keeper.start,
    stop: keeper.stop,
    /** Does one piece of everything that is due, and says whether there may be more. */
    keepOnce: keeper.keepOnce,

    /** For the operator. Each word is kept with who gave it, and what it changed. */
    create: (word: Parameters<typeof createJackpot>[1]) => createJackpot(deps, word),
    open: (word: Parameters<typeof openJackpot>[1]) => openJackpot(deps, word),
    enterResult: (word: Parameters<typeof enterResult>[1]) => enterResult(deps, word),
    enterResults: (word: Parameters<typeof enterResults>[1]) => enterResults(deps, word),
    cancelEvent: (word: Parameters<typeof cancelEvent>[1]) => cancelEvent(deps, word),
    settle: (word: Parameters<typeof settleJackpot>[1]) => settleJackpot(deps, word),
    void: (word: Parameters<typeof voidJackpot>[1]) => voidJackpot(deps, word),
    /** What each step would do now. Nothing is written. */
    preview: (of: Parameters<typeof previewJackpot>[1]) => previewJackpot(deps, of),
    find: (id: number) => findJackpot(deps.pool, id),
    findMany: (ids: number[]) => findJackpots(deps.pool, ids),
    /** All that are not over, and the last ones that are. */
    list: ({ overMax }: { overMax: number }) => listAll(deps.pool, overMax),
    tiersOf: (jackpotIds: number[]) => listTiers(deps.pool, jackpotIds),
    /** What lies in the accounts of a jackpot, and how many tickets that tells of. */
    accountsOf: (jackpot: Parameters<typeof readAccounts>[1]) => readAccounts(deps, jackpot),
    auditOf: (jackpotId: number) => listAudit(deps.pool, jackpotId),
    eventsOf: (jackpotIds: number[]) => listEvents(deps.pool, jackpotIds),
    /** The jackpots in a state that this actor created and for which no work is due. */
    listMadeBy: (actor: string, state: State) => listMadeBy(deps.pool, actor, state),
    /** The start of the last jackpot of each type that this actor created. */
    waitsForMaker,
    latestStartsBy: (actor: string) => findLatestStarts(deps.pool, actor),
  };
}
