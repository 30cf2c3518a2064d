import type { Draws } from '@harmattan/fair/draws';
import { assert } from '@harmattan/kernel/assert';
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import type { Random } from '@harmattan/kernel/random';
import { setTestClock } from '@harmattan/process/test-clock';
import { expect, onTestFinished } from 'vitest';
import type { MatchSummary } from '../contract/offer.ts';
import { createOffer, type OfferChange, type WholeOffer } from '../offer/index.ts';
import { createLog } from '../plumbing/log.ts';
import type { TestDatabase } from './test-sportsbook.ts';
import { tugOfWar } from './tug-of-war.ts';

/** Draws that come in turn as they are dealt; when there are none left, nothing happens. */
export function dealtDraws(...values: number[]) {
  let count = 0;
  return {
    deal: (...more: number[]) => void values.push(...more),
    below(bound: number) {
      count += 1;
      return Math.min(values.shift() ?? 5, bound - 1);
    },
    count: () => count,
  };
}

/** Chance with which nothing happens in tug of war: every draw of four bytes is 5. */
export const calmRandom: Random = {
  bytes: (count) => Uint8Array.from({ length: count }, (_, at) => (at % 4 === 3 ? 5 : 0)),
};

/** An empty book of tug of war at a time of the test's own, over a real database. */
export async function openTestOffers(db: TestDatabase, startsAt: string) {
  const clock = movableClock(systemClock);
  await db.pool.query('delete from sportsbook.match');
  await db.pool.query(`update sportsbook.rating set rating = '{"strength": 1000}'`);

  /** The database and every process that is told so. */
  async function moveTo(time: string): Promise<void> {
    const offsetMs = Date.parse(time) - systemClock.now().getTime();
    await setTestClock(db.pool, offsetMs);
    clock.setOffset(offsetMs);
  }

  await moveTo(startsAt);
  onTestFinished(() => setTestClock(db.pool, 0));

  return {
    clock,
    moveTo,
    /** One process, following the clock until the test is over. */
    async start(draws: Draws = dealtDraws(), pool = db.pool) {
      const logged: string[] = [];
      const offer = createOffer({
        pool,
        clock,
        draws,
        sports: [tugOfWar],
        pace: { speed: 1, hasMishaps: false },
        log: createLog('warn', { write: (line) => logged.push(line) }),
      });
      const changes: OfferChange[] = [];
      offer.onChange((change) => changes.push(change));
      await offer.start();
      let expected: string[] = [];
      onTestFinished(async () => {
        await offer.stop();
        expect(logged.map((line) => JSON.parse(line).msg)).toEqual(expected);
      });
      const expectLogged = (...words: string[]) => {
        expected = words;
      };
      return { ...offer, changes, expectLogged };
    },
  };
}

/** The matches that come next or are under way. */
export function openMatches(offer: WholeOffer): [MatchSummary, MatchSummary, ...MatchSummary[]] {
  const { live, next } = offer.home();
  const [first, second, ...others] = [...live, ...next];
  assert(first && second, 'two matches at least are always to come');
  return [first, second, ...others];
}

export function waitFor<Value>(look: () => Value) {
  return expect.poll(look, { interval: 20 });
}
