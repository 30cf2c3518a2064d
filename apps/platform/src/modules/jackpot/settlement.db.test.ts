// For random jackpots, tickets, results, cancellations and crashes, every kobo ends where a computation of its own says.
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { setTestClock } from '@harmattan/process/test-clock';
import fc from 'fast-check';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '../../plumbing/log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newEvents } from '../../testing/test-jackpots.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import type { Wallet } from '../wallet/index.ts';
import { consolationAccount, houseAccount, poolAccount, rolloverAccount } from './accounts.ts';
import { cancelEvent } from './cancel-event.ts';
import { countTickets } from './count-tickets.ts';
import { createJackpot } from './create-jackpot.ts';
import { enterResult } from './enter-result.ts';
import { listEvents } from './events-store.ts';
import { fundJackpot } from './fund-jackpot.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { closeDue, findJackpot } from './jackpots-store.ts';
import { openJackpot } from './open-jackpot.ts';
import { payPrizes } from './pay-prizes.ts';
import { placeTickets } from './place-ticket.ts';
import { refundTickets } from './refund-tickets.ts';
import { sealJackpot } from './seal-jackpot.ts';
import { settleJackpot } from './settle-jackpot.ts';
import { naiveOutcome } from './testing/naive-outcome.ts';
import { createTicketOffice } from './ticket-office.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const { pool } = db.database;
const dayMs = 86_400_000;
const startMinor = 10_000_000n;
const runs = Number(process.env.PROPERTY_RUNS ?? 12);
const seed = process.env.PROPERTY_SEED === undefined ? {} : { seed: Number(process.env.PROPERTY_SEED) };

class Crash extends Error {}

/** The n-th of its calls, for each n, ends in a crash: before it did anything, or after. */
function crashing<Value extends object>(
  value: Value,
  name: string,
  plan: { next(): 'before' | 'after' | undefined },
): Value {
  return new Proxy(value, {
    get(target, property) {
      const found: unknown = Reflect.get(target, property);
      if (typeof found !== 'function') return found;
      // `on` and `off` send no request: they cannot crash, and answer at once.
      if (property === 'on' || property === 'off') return found.bind(target);
      return async (...input: unknown[]) => {
        const isControl = input[0] === 'rollback' || ['connect', 'release', 'houseBalance'].includes(String(property));
        const crash = isControl ? undefined : plan.next();
        if (crash === 'before') throw new Crash(`${name}.${String(property)}`);
        const result: unknown = await Reflect.apply(found, target, input);
        if (crash === 'after') throw new Crash(`${name}.${String(property)}`);
        return property === 'connect' ? crashing(result as object, 'client', plan) : result;
      };
    },
  });
}

/** Does it until it is done, whatever happens on the way. */
async function retryUntilDone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isCrash(error)) throw error;
    }
  }
}

function isCrash(error: unknown): boolean {
  return error instanceof Crash || ((error as Error).cause !== undefined && isCrash((error as Error).cause));
}

function depsOf(wallet: Wallet, own: pg.Pool): JackpotDeps {
  const clock = movableClock(systemClock);
  const ids = createIds({ clock, random: systemRandom });
  return {
    pool: own,
    clock,
    random: systemRandom,
    ids,
    log: createLog({ level: 'silent' }),
    wallet,
    taxRules: [],
    wake() {},
  };
}

const scoreOf: Record<'1' | 'X' | '2', [number, number]> = { 1: [1, 0], X: [0, 0], 2: [0, 1] };
const signOf = ([home, away]: [number, number]) => (home > away ? 1 : home === away ? 2 : 3);

const score = fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: 1 }));
const scenario = fc.record({
  isResults: fc.boolean(),
  reserves: fc.nat({ max: 2 }),
  ticketPriceMinor: fc.bigInt({ min: 1n, max: 333n }),
  guaranteedMinor: fc.bigInt({ min: 0n, max: 5_000n }),
  growthBps: fc.constantFrom(0, 1, 3_333, 4_000, 10_000),
  consolation: fc.subarray([
    { misses: 1 as const, amountMinor: 101n },
    { misses: 2 as const, amountMinor: 50n },
  ]),
  results: fc.array(score, { minLength: 15, maxLength: 15 }),
  cancelled: fc.uniqueArray(fc.nat({ max: 14 }), { maxLength: 5 }),
  /** Most picks are right, so that there are winners: each ticket says which are not. */
  tickets: fc.array(
    fc.record({
      wrong: fc.uniqueArray(fc.nat({ max: 14 }), { maxLength: 3 }),
      /** Games with a second outcome, and with all three. */
      doubles: fc.uniqueArray(fc.nat({ max: 14 }), { maxLength: 3 }),
      triples: fc.uniqueArray(fc.nat({ max: 14 }), { maxLength: 2 }),
    }),
    { maxLength: 9 },
  ),
  crashes: fc.uniqueArray(fc.nat({ max: 120 }), { maxLength: 12 }),
  crashAfter: fc.boolean(),
});

test('pool, prizes, refunds and roll-over are exactly what they should be, through any crash', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async (wish) => {
      await setTestClock(pool, 0);
      let calls = 0;
      const plan = {
        next() {
          calls += 1;
          return wish.crashes.includes(calls)
            ? wish.crashAfter
              ? ('after' as const)
              : ('before' as const)
            : undefined;
        },
      };
      const plain = depsOf(money.wallet, pool);
      const deps = depsOf(crashing(money.wallet, 'wallet', plan), crashing(pool, 'pool', plan));
      const typeId = wish.isResults ? 10 : 6;
      const games = wish.isResults ? 13 : 6;
      const rolledInMinor = await money.wallet.houseBalance(rolloverAccount(typeId));
      const houseMinor = await money.wallet.houseBalance(houseAccount);

      const { ticketPriceMinor, guaranteedMinor, growthBps, consolation } = wish;
      const terms = { typeId, ticketPriceMinor, guaranteedMinor, growthBps, consolation };
      const events = newEvents(games, wish.reserves, new Date(Date.now() + dayMs / 2));
      const id = await createJackpot(plain, { actor: 'test', ...terms, events });
      await retryUntilDone(() => openJackpot(deps, { id, actor: 'test' }));

      const list = await listEvents(pool, [id]);
      const office = createTicketOffice(plain);
      const placed: { playerId: bigint; ticketId: string; picks: [number, number][][] }[] = [];
      for (const { wrong, doubles, triples } of wish.tickets) {
        const playerId = newPlayerId();
        const key = `${playerId.toString(16).padStart(8, '0')}-0000-4000-8000-000000000001`;
        const deposit = { playerId, key, amountMinor: startMinor, house: 'gateway:test', about: 'deposit' } as const;
        await money.wallet.transfer({ direction: 'in', ...deposit });
        const picks = list.map((_, at): [number, number][] => {
          const [home, away] = wish.results[at] as [number, number];
          const pick: [number, number] = wrong.includes(at) ? [home + 3, away] : [home, away];
          if (!wish.isResults) return [pick];
          const others = (['1', 'X', '2'] as const)
            .map((mark) => scoreOf[mark])
            .filter((one) => signOf(one) !== signOf(pick));
          if (triples.includes(at)) return [pick, ...others];
          return doubles.includes(at) ? [pick, ...others.slice(0, 1)] : [pick];
        });
        const lines = list.map(({ id: eventId }, at) => {
          const chosen = picks[at] as [number, number][];
          const [home, away] = chosen[0] as [number, number];
          const choiceIds = chosen.length > 1 ? chosen.map(signOf) : undefined;
          const choiceId = choiceIds ? 0 : signOf([home, away]);
          return wish.isResults
            ? { jackpotId: id, eventId, choiceId, choiceIds, participant1Score: null, participant2Score: null }
            : { jackpotId: id, eventId, choiceId: 0, participant1Score: home, participant2Score: away };
        });
        const columns = picks.reduce((product, chosen) => product * chosen.length, 1);
        const shownPriceMinor = ticketPriceMinor * BigInt(columns);
        const ticket = { player: { playerId, sessionEpoch: 0 }, tickets: [lines], word: undefined, shownPriceMinor };
        const answer = await placeTickets({ ...plain, office }, ticket);
        expect(answer.outcome).toBe('placed');
        if (answer.outcome === 'placed') placed.push({ playerId, ticketId: answer.ticketIds[0], picks });
      }

      await setTestClock(pool, dayMs);
      await closeDue(pool);
      const cancelled = wish.cancelled.filter((at) => at < list.length);
      for (const at of cancelled) {
        await cancelEvent(plain, { jackpotId: id, eventId: list[at]?.id as number, actor: 'test' });
      }
      for (const [at, { id: eventId }] of list.entries()) {
        const [score1, score2] = wish.results[at] as [number, number];
        await enterResult(plain, { jackpotId: id, eventId, actor: 'test', score1, score2 });
      }
      const { rows: order } = await pool.query(
        'select id from jackpot.ticket where jackpot_id = $1 order by placed_at, id',
        [id],
      );
      const expected = naiveOutcome({
        ...terms,
        games,
        rolledInMinor,
        results: wish.results.slice(0, list.length),
        cancelled,
        tickets: order.map((row) => placed.find(({ ticketId }) => ticketId === row.id)?.picks as [number, number][][]),
      });

      while (await retryUntilDone(() => sealJackpot(deps, id))) {}
      // Two at once, and once more.
      await Promise.all([1, 2].map(() => retryUntilDone(() => settleJackpot(deps, { id, actor: 'test' }))));
      for (;;) {
        const { work } = (await findJackpot(pool, id)) as { work: string | null };
        if (work === null) break;
        const step = { fund: fundJackpot, count: countTickets, pay: payPrizes, refund: refundTickets }[work] as (
          deps: JackpotDeps,
          id: number,
          limit: number,
        ) => Promise<unknown>;
        await retryUntilDone(() => Promise.all([step(deps, id, 2), step(plain, id, 2)]));
      }
      expect(await settleJackpot(plain, { id, actor: 'test' })).toBe(expected.isVoid ? 'void' : 'begun');

      for (const [at, row] of order.entries()) {
        const { playerId } = placed.find(({ ticketId }) => ticketId === row.id) as { playerId: bigint };
        const { availableMinor } = await money.wallet.balance(playerId);
        expect(availableMinor).toBe(
          startMinor - (expected.pricesMinor[at] as bigint) + (expected.paidMinor[at] as bigint),
        );
      }
      expect(await money.wallet.houseBalance(poolAccount(id))).toBe(0n);
      expect(await money.wallet.houseBalance(consolationAccount(id))).toBe(0n);
      expect(await money.wallet.houseBalance(rolloverAccount(typeId))).toBe(expected.rolloverMinor);
      expect((await money.wallet.houseBalance(houseAccount)) - houseMinor).toBe(expected.houseMinor);
      expect(await findJackpot(pool, id)).toMatchObject({ state: expected.isVoid ? 'void' : 'settled', work: null });
    }),
    { numRuns: runs, ...seed },
  );
  await setTestClock(pool, 0);
});
