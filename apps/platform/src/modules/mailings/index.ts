import type { SegmentCondition } from '@harmattan/contract/office';
import { createDueWorker } from '@harmattan/process/due-worker';
import { inTransaction } from '@harmattan/process/transaction';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { DoorLimit } from '../../plumbing/http/door-limit.ts';
import { consumeSlice, type FeedConsumer, hasNews } from '../wallet/index.ts';
import { serveTexts } from './incoming/serve-texts.ts';
import { answerTexts, takeText } from './incoming/take-text.ts';
import type { MailingsDeps } from './mailings-deps.ts';
import { addDays, findSegment, insertSegment, listSegments, sumDays } from './segments/index.ts';
import { countMatching } from './sending/count-audience.ts';
import {
  findState,
  hasDue,
  listAsked,
  listExcluded,
  listMailings,
  markApproved,
  markCancelled,
} from './sending/mailings-store.ts';
import { quietUntil } from './sending/quiet-hours.ts';
import { type Asked, planMailing, sendMailing, type Wish } from './sending/send-mailing.ts';
import { isQuietNow, sendNext } from './sending/send-next.ts';

export { exportMailings } from './export-store.ts';
export type { SegmentRow } from './segments/index.ts';
export type { ExcludedRow, MailingRow } from './sending/mailings-store.ts';
export type { Asked as AskedMailing, PlanProblem } from './sending/send-mailing.ts';

const consumer: FeedConsumer = { name: 'player-days', startsAt: 'beginning' };

/** Rolls back what was about to be done with a mailing that has moved on. */
class MovedOn extends Error {}

/** Segments of players, and what is sent to them. */
export function createMailings(deps: MailingsDeps) {
  const { pool, clock, log, rules } = deps;
  answerTexts(deps);
  const countNext = () => consumeSlice(pool, consumer, (client, entries) => addDays(client, sumDays(entries)));
  const sendOnce = () => sendNext(deps);
  const counting = createDueWorker({
    ...{ pool, clock, isDue: hasNews(consumer), runNext: countNext },
    onError: (error) => log.error({ err: error }, 'the days of players could not be brought up to date'),
  });
  const sending = createDueWorker({
    ...{ pool, clock, isDue: () => hasDue({ isQuiet: isQuietNow(deps) }), runNext: sendOnce },
    onError: (error) => log.error({ err: error }, 'a piece of a mailing could not be sent'),
  });
  return {
    async start() {
      counting.start();
      sending.start();
    },
    async stop() {
      await Promise.all([counting.stop(), sending.stop()]);
    },
    /** One piece, now. Whether there may be more. */
    countNext,
    sendOnce,

    listSegments: () => listSegments(pool),
    findSegment: (wanted: Parameters<typeof findSegment>[1]) => findSegment(pool, wanted),
    /** Undefined where another version was saved meanwhile. */
    saveSegment: (
      segment: Parameters<typeof insertSegment>[1],
      also: (transaction: pg.PoolClient, version: number) => Promise<void>,
    ) =>
      inTransaction(pool, async (transaction) => {
        const saved = await insertSegment(transaction, segment);
        if (saved) await also(transaction, saved.version);
        return saved;
      }),
    count: (conditions: readonly SegmentCondition[]) => countMatching(deps, conditions),
    plan: (wish: Parameters<typeof planMailing>[1]) => planMailing(deps, wish),
    send: (wish: Wish, also: (transaction: pg.PoolClient, asked: Asked) => Promise<void>) =>
      sendMailing({ ...deps, wake: sending.wake }, wish, also),
    ...decisions(pool, sending.wake),
    /** Those of the mailings that wait for a second person. */
    listAsked: (ids: string[]) => listAsked(pool, ids),
    list: () => listMailings(pool),
    listExcluded: (ids: string[]) => listExcluded(pool, ids),
    quietUntil: () => quietUntil(clock.now(), rules.quietHours),
    rules,

    takeText: (text: Parameters<typeof takeText>[1]) => takeText(deps, text),
    serveTexts: (app: FastifyInstance, limit?: DoorLimit) => serveTexts(app, deps, limit),
  };
}

export type Mailings = ReturnType<typeof createMailings>;

/** What is decided on a mailing after it was asked for. */
function decisions(pool: pg.Pool, wake: () => void) {
  return {
    /** With a second person's yes, which `also` writes. */
    async approve(
      word: Parameters<typeof markApproved>[1] & { also(transaction: pg.PoolClient): Promise<void> },
    ): Promise<'done' | 'moved on'> {
      const outcome = await change(pool, async (transaction) => {
        await word.also(transaction);
        return markApproved(transaction, word);
      });
      wake();
      return outcome;
    },
    async cancel(
      word: Parameters<typeof markCancelled>[1] & { also(transaction: pg.PoolClient): Promise<void> },
    ): Promise<'done' | 'moved on' | 'no such mailing'> {
      if ((await findState(pool, word.id)) === undefined) return 'no such mailing';
      return change(pool, async (transaction) => {
        const isCancelled = await markCancelled(transaction, word);
        if (isCancelled) await word.also(transaction);
        return isCancelled;
      });
    },
  };
}

async function change(pool: pg.Pool, work: (transaction: pg.PoolClient) => Promise<boolean>) {
  try {
    await inTransaction(pool, async (transaction) => {
      if (!(await work(transaction))) throw new MovedOn();
    });
    return 'done';
  } catch (error) {
    if (error instanceof MovedOn) return 'moved on';
    throw error;
  }
}
