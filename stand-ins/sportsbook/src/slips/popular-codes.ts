import type { Clock } from '@harmattan/kernel/clock';
import type { Queryable } from '@harmattan/process/transaction';
import type { PopularCodes } from '../contract/bets.ts';
import type { Offer } from '../offer/offer.ts';
import { checkPicks, priceOf } from './check-picks.ts';
import { type CountedCode, countCodes } from './popular-store.ts';

export const popularMax = 10;
/** Some of those that are counted cannot be bet on any more. */
const candidatesMax = 200;
/** A code under which one player alone has bet is that player's own affair. */
const playersMin = 2;
/** A count, and a stop by the operator, is at most so old. */
export const countedForMs = 15_000;

interface PopularDeps {
  pool: Queryable;
  clock: Pick<Clock, 'now'>;
  offer: Pick<Offer, 'match' | 'quote'>;
}

/** The codes under which most slips were placed lately. The database counts once for all who ask within some seconds. */
export function createPopularCodes({ pool, clock, offer }: PopularDeps) {
  let counted: CountedCode[] = [];
  let countedAtMs = Number.NEGATIVE_INFINITY;
  let version = 0;
  let counting: Promise<void> | undefined;

  async function count(): Promise<void> {
    const atMs = clock.now().getTime();
    counted = await countCodes(pool, { codesMax: candidatesMax, playersMin });
    countedAtMs = atMs;
    version += 1;
  }

  return {
    /** Another one after each count. */
    version: () => version,
    async refresh(): Promise<void> {
      const agedMs = clock.now().getTime() - countedAtMs;
      // A test moves the clock back as well.
      if (agedMs >= 0 && agedMs < countedForMs) return;
      counting ??= count().finally(() => {
        counting = undefined;
      });
      await counting;
    },
    list(): PopularCodes {
      const codes: PopularCodes['codes'] = [];
      for (const { code, slips, picks } of counted) {
        const checked = checkPicks(offer, picks);
        if (checked.every(({ state }) => state === 'open')) {
          codes.push({ code, slips, picks: checked, price: priceOf(checked) });
        }
        if (codes.length === popularMax) break;
      }
      return { codes };
    },
  };
}
