// The process that takes a race to its end is cut off between every two steps: every place is paid once.
import { systemClock } from '@harmattan/kernel/clock';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestRaces } from '../../testing/test-races.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import type { Wallet } from '../wallet/index.ts';
import { houseAccount, prizeAccount } from './accounts.ts';
import { fundRace } from './fund-race.ts';
import { openRace } from './open-race.ts';
import { payPrizes } from './pay-prizes.ts';
import { placePlayers } from './place-players.ts';
import type { RacesDeps } from './races-deps.ts';
import { findRace, finishDue, startDue } from './races-store.ts';
import { returnPrizes } from './return-prizes.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const { pool } = db.database;
const hourMs = 3_600_000;

class Crash extends Error {}

interface Plan {
  /** Counts the steps, and says whether it is cut off before this one. */
  isCutOff(): boolean;
}

/** Who was cut off does nothing any more. */
function planOf(at: number): Plan & { steps(): number } {
  let steps = 0;
  return {
    steps: () => steps,
    isCutOff() {
      steps += 1;
      return steps >= at;
    },
  };
}

function crashing<Value extends object>(value: Value, plan: Plan): Value {
  return new Proxy(value, {
    get(target, property) {
      const found: unknown = Reflect.get(target, property);
      if (typeof found !== 'function') return found;
      // `on` and `off` send no request and cannot be cut off.
      if (property === 'on' || property === 'off') return found.bind(target);
      return async (...input: unknown[]) => {
        const isControl = input[0] === 'rollback' || property === 'connect' || property === 'release';
        if (!isControl && plan.isCutOff()) throw new Crash();
        const result: unknown = await Reflect.apply(found, target, input);
        return property === 'connect' ? crashing(result as object, plan) : result;
      };
    },
  });
}

type Step = (deps: RacesDeps, id: number, limit: number) => Promise<unknown>;
const steps: Record<string, Step> = {
  fund: fundRace,
  place: placePlayers,
  pay: (deps, id, limit) => payPrizes(deps, id, limit),
  return: returnPrizes,
};

/** What is due, two places at a time, until nothing is. */
async function takeToItsEnd(deps: RacesDeps, id: number): Promise<void> {
  for (;;) {
    const { work } = (await findRace(deps.pool, id)) as { work: string | null };
    if (work === null) return;
    await steps[work]?.(deps, id, 2);
  }
}

async function crashOnce(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Crash || (error instanceof Error && error.cause instanceof Crash))) throw error;
  });
}

const prizesMinor = [500n, 400n, 300n, 200n, 100n, 50n];
const winners = 5;

function depsOf(
  base: { wallet: Wallet; pool: RacesDeps['pool'] },
  games: RacesDeps['games'],
  places: bigint[],
): RacesDeps {
  const reachedAt = new Date();
  const final = places.map((playerId, at) => ({
    place: at + 1,
    playerId,
    turnoverMinor: 1_000n - BigInt(at),
    reachedAt,
  }));
  return {
    ...base,
    taxRules: [],
    clock: systemClock,
    log: { error() {}, warn() {}, info() {} } as unknown as RacesDeps['log'],
    games,
    wake() {},
    // Who is where is not what is tested here.
    scoring: {
      isCounted: async () => true,
      finalPlaces: async () => ({ places: final, players: places.length }),
      top: async () => [],
      own: async () => undefined,
      players: async () => places.length,
    },
  };
}

test('cut off before each step, it pays every place once', async () => {
  const stage = await startTestRaces(db, money.wallet);
  let tried = 0;
  for (let at = 1; ; at += 1) {
    const places = Array.from({ length: winners }, newPlayerId);
    const plain = depsOf({ wallet: money.wallet, pool }, stage.catalogue, places);
    const plan = planOf(at);
    const cut = depsOf({ wallet: crashing(money.wallet, plan), pool: crashing(pool, plan) }, stage.catalogue, places);
    const houseMinor = await money.wallet.houseBalance(houseAccount);
    const made = await stage.races.create(stage.wish({ prizesMinor }));
    const id = made.outcome === 'created' ? made.id : 0;
    await crashOnce(() => openRace(cut, { id, actor: 'test' }));
    await openRace(plain, { id, actor: 'test' });
    expect(await findRace(pool, id)).toMatchObject({ state: 'upcoming', work: null });
    await stage.moveClock(2 * hourMs);
    await startDue(pool);
    await finishDue(pool);
    await crashOnce(() => takeToItsEnd(cut, id));
    await Promise.all([takeToItsEnd(plain, id), takeToItsEnd(plain, id)]);
    expect(await findRace(pool, id)).toMatchObject({ state: 'paid', work: null });
    const paid = await Promise.all(places.map(async (player) => (await money.wallet.balance(player)).availableMinor));
    expect(paid).toEqual(prizesMinor.slice(0, winners));
    expect(await money.wallet.houseBalance(prizeAccount(id))).toBe(0n);
    expect((await money.wallet.houseBalance(houseAccount)) - houseMinor).toBe(-1_500n);
    if (plan.steps() < at) break;
    tried += 1;
  }
  expect(tried).toBeGreaterThan(30);
});

test('cut off at each step, the prizes of a race that was called off go back once', async () => {
  const stage = await startTestRaces(db, money.wallet);
  let tried = 0;
  for (let at = 1; ; at += 1) {
    const plan = planOf(at);
    const cut = depsOf({ wallet: crashing(money.wallet, plan), pool: crashing(pool, plan) }, stage.catalogue, []);
    const houseMinor = await money.wallet.houseBalance(houseAccount);
    const { id } = await stage.newRace({ prizesMinor });
    await stage.races.cancel({ id, actor: 'test', why: 'rain' });
    await crashOnce(() => returnPrizes(cut, id));
    await stage.keep();
    expect(await findRace(pool, id)).toMatchObject({ state: 'canceled', work: null });
    expect((await money.wallet.houseBalance(houseAccount)) - houseMinor).toBe(0n);
    if (plan.steps() < at) break;
    tried += 1;
  }
  expect(tried).toBeGreaterThan(4);
});

test('control: who makes up a new key for each try pays twice', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const places = [newPlayerId()];
  let made = 0;
  const careless: Wallet = {
    ...money.wallet,
    linked(operations) {
      made += 1;
      const key = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
      return money.wallet.linked(operations.map((operation) => ({ ...operation, key })));
    },
  };
  const houseMinor = await money.wallet.houseBalance(houseAccount);
  const { id } = await stage.newRace({ prizesMinor: [700n, 700n] });
  await stage.moveClock(2 * hourMs);
  await startDue(pool);
  await finishDue(pool);
  const base = depsOf({ wallet: careless, pool }, stage.catalogue, places);
  await placePlayers(base, id);
  let isCut = false;
  const plan: Plan = {
    isCutOff() {
      if (made === 0 || isCut) return false;
      isCut = true;
      return true;
    },
  };
  await crashOnce(() => payPrizes({ ...base, pool: crashing(pool, plan) }, id));
  await payPrizes(base, id);
  expect((await money.wallet.balance(places[0] as bigint)).availableMinor).toBe(1_400n);
  // The books would not stay right: the prize without a winner was paid as well, and here it is put back.
  await money.wallet.fund({
    key: crypto.randomUUID(),
    from: houseAccount,
    to: prizeAccount(id),
    amountMinor: 700n,
    about: 'test',
  });
  await stage.keep();
  expect((await money.wallet.houseBalance(houseAccount)) - houseMinor).toBe(-1_400n);
});
