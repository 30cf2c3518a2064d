import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import { createDueWorker } from '@harmattan/process/due-worker';
import type { Queryable } from '@harmattan/process/transaction';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import {
  claimDue,
  type Delivery,
  deleteOldDeliveries,
  findManner,
  hasDue,
  insertDelivery,
  markDelivered,
  markFailed,
  saveManner,
} from './hooks-store.ts';
import { type ChosenManner, type Manner, planDeliveries } from './manners.ts';
import { postToPlatform } from './post-to-platform.ts';

export { manners } from './manners.ts';
export { postToPlatform } from './post-to-platform.ts';

const lookEveryMs = 200;
const keepDays = 30;

/** Makes the headers with which a sender proves itself, or forged ones. */
export type Signer = (body: string, options: { isForged: boolean }) => Record<string, string>;

export interface News {
  sender: string;
  path: string;
  /** The number whose manner decides how it is sent; null for the ordinary manner. */
  number: string | null;
  amountMinor: bigint;
  body(amountMinor: bigint): object;
}

/** Tells the platform what happened, until it listens. */
export interface Hooks {
  /** Written with the change it tells of; `first` names what must be delivered before the change is answered. */
  tell(db: Queryable, news: News): Promise<{ first: string[] }>;
  /** One attempt, now. What fails is tried again like everything else. */
  deliver(ids: string[]): Promise<void>;
  mannerOf(number: string): Promise<ChosenManner>;
  choose(number: string, chosen: { manner: Manner; minutes: number }): Promise<void>;
  forgetOld(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export function createHooks(deps: {
  pool: pg.Pool;
  clock: Clock;
  ids: Ids;
  platformUrl: string;
  signers: Record<string, Signer>;
  log: FastifyBaseLogger;
}): Hooks {
  const { pool, clock, ids, platformUrl, signers, log } = deps;
  const worker = createDueWorker({
    ...{ pool, clock, everyMs: lookEveryMs, isDue: hasDue },
    runNext: () => deliverDue(),
    onError: (error) => log.warn({ err: error }, 'web hooks could not be sent'),
  });

  async function deliverDue(onlyIds?: string[]): Promise<void> {
    await Promise.all((await claimDue(pool, onlyIds)).map(attempt));
  }

  async function attempt({ id, sender, path, body, isForged }: Delivery): Promise<void> {
    const headers = signers[sender]?.(body, { isForged }) ?? {};
    const answer = await postToPlatform(`${platformUrl}${path}`, { body, headers });
    const isDelivered = answer !== undefined && answer.status >= 200 && answer.status < 300;
    log.info({ hook: path, status: answer?.status ?? 'none' }, 'web hook sent');
    await (isDelivered ? markDelivered(pool, id) : markFailed(pool, id));
  }

  return {
    async tell(db, { sender, path, number, amountMinor, body }) {
      const chosen = await findManner(db, number);
      const planned = planDeliveries(chosen, amountMinor).map((plan) => ({ ...plan, id: ids.next() }));
      for (const plan of planned) {
        const text = JSON.stringify(body(plan.amountMinor));
        await insertDelivery(db, { ...plan, sender, path, body: text });
      }
      return { first: chosen.manner === 'first' ? planned.map(({ id }) => id) : [] };
    },
    deliver: (ids) => (ids.length > 0 ? deliverDue(ids) : Promise.resolve()),
    mannerOf: (number) => findManner(pool, number),
    choose: (number, chosen) => saveManner(pool, { number, ...chosen }),
    forgetOld: () => deleteOldDeliveries(pool, keepDays),
    start: worker.start,
    stop: worker.stop,
  };
}
