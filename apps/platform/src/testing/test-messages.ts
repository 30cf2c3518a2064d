import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { setTestClock } from '@harmattan/process/test-clock';
import { inTransaction } from '@harmattan/process/transaction';
import type { FastifyBaseLogger } from 'fastify';
import { onTestFinished } from 'vitest';
import { createMessages } from '../modules/messages/index.ts';
import { createLocalBus } from '../plumbing/bus.ts';
import { createLog } from '../plumbing/log.ts';
import { createOutbox } from '../plumbing/outbox/outbox.ts';
import { startTestCalls } from './test-calls.ts';
import { testCases } from './test-cases.ts';
import type { TestDatabase } from './test-database.ts';
import { newPlayerId } from './test-wallet.ts';

/** The messages behind their calls. */
export async function startTestMessages(
  db: TestDatabase,
  {
    log = createLog({ level: 'silent' }),
    language = 'en',
  }: { log?: FastifyBaseLogger; language?: 'en' | 'sw' | 'zh' } = {},
) {
  const { database } = db;
  const bus = createLocalBus({ log });
  const outbox = createOutbox({ database, ids: createIds({ clock: systemClock, random: systemRandom }), log });
  const cases = testCases(database.pool);
  const messages = createMessages({
    ...{ database, bus, log, outbox, brandName: 'Harmattan' },
    languageOf: async () => language,
    onQuestion: cases.takeQuestion,
  });
  const balanceOf = async () => ({ availableMinor: 0n, version: 0n });
  const { unreadOf } = messages;
  const breakOf = async () => ({ break: null, version: 0n });
  const calls = await startTestCalls(messages.handlers, { stream: { bus, balanceOf, unreadOf, breakOf }, log });
  onTestFinished(() => setTestClock(database.pool, 0));

  /** Tells of a player as identity does, in a commit. It is delivered when the test says so. */
  async function registerLater(playerId: bigint): Promise<() => Promise<unknown>> {
    const payload = { playerId: String(playerId), referrerCode: null };
    await inTransaction(database.pool, (open) => outbox.record(open, { topic: 'identity.registered', payload }));
    return outbox.drainOnce;
  }

  /** Tells of a fact as another module does, and delivers it. */
  async function tell(topic: string, payload: object): Promise<void> {
    await inTransaction(database.pool, (open) => outbox.record(open, { topic, payload }));
    await outbox.drainOnce();
  }

  async function register(playerId: bigint): Promise<void> {
    const deliver = await registerLater(playerId);
    await deliver();
  }

  return {
    ...calls,
    bus,
    outbox,
    messages,
    cases,
    register,
    tell,
    registerLater,
    moveClock: (ms: number) => setTestClock(database.pool, ms),
    /** A player who may write, and has an empty inbox. */
    newPlayer() {
      const playerId = newPlayerId();
      const call = calls.playerOf(playerId);
      return {
        playerId,
        call,
        send: (change: Partial<Record<'messageHeader' | 'department' | 'messageText' | 'key', string>> = {}) =>
          call('POST Messages/SendAdminMessage', {
            query: { messageHeader: 'A question', department: 'Support', messageText: 'Where is it?', ...change },
          }),
        read: (messageId: string) => call('POST Messages/ReadMessage', { query: { messageId } }),
        delete: (messageId: string) => call('POST Messages/DeleteMessage', { query: { messageId } }),
        inbox: async () => (await call('GET Messages/GetUnreadMessages')).data,
        sent: async () => (await call('GET Messages/GetSentMessages')).data,
        unread: async () => (await call('GET Messages/GetUnreadCount')).data.unread,
      };
    },
  };
}
