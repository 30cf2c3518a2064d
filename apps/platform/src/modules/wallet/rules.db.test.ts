// Every rule at once: whatever commands come, in whatever order, both engines answer alike and the books balance.
import { inTransaction } from '@harmattan/process/transaction';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { keyOf } from './keys.ts';
import { lastStakeAt, limitKinds, periods, usedOf } from './limits.ts';
import type { Answer, Closing, Operation } from './operations.ts';
import type { Wallet } from './wallet.ts';

const db = useTestDatabase();
const batched = useTestWallet(db);
const batchedToo = useTestWallet(db);
const slow = useTestWallet(db, { engine: 'slow' });

const runs = Number(process.env.PROPERTY_RUNS ?? 40);
/** A failure prints its seed; `PROPERTY_SEED=… npm run test:db -- rules` runs it again. */
const seed = process.env.PROPERTY_SEED ? { seed: Number(process.env.PROPERTY_SEED) } : {};

/** Few players and few keys, so that commands meet each other. */
const playerAt = fc.nat({ max: 1 });
const keyAt = fc.nat({ max: 11 });
const amount = fc.integer({ min: 1, max: 120 }).map(BigInt);
const roundAt = fc.option(fc.nat({ max: 1 }), { nil: undefined, freq: 2 });
const step = fc.record({
  kind: fc.constantFrom('credit', 'debit', 'debit', 'hold', 'draw', 'post', 'void', 'reverse'),
  player: playerAt,
  key: keyAt,
  of: keyAt,
  /** A win and a reversal may be about a round instead of an entry. */
  ofRound: roundAt,
  round: roundAt,
  refers: fc.boolean(),
  amount,
  all: fc.boolean(),
  epoch: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
  evenIfSettled: fc.boolean(),
  evenIfShort: fc.boolean(),
  isStake: fc.boolean(),
  isPlayed: fc.boolean(),
  about: fc.constantFrom('rule', 'refund', 'correction', 'deposit'),
  closes: fc.constantFrom(undefined, undefined, 'stake', 'round'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Small enough to be met by the amounts above. */
const limit = fc.record({
  kind: fc.constantFrom(...limitKinds),
  period: fc.constantFrom(...periods),
  limit: fc.integer({ min: 0, max: 400 }).map(BigInt),
});
type Limit = typeof limit extends fc.Arbitrary<infer Value> ? Value : never;

/** Of the second player; the first has none. */
async function setLimits(world: ReturnType<typeof createWorld>, limits: Limit[]): Promise<void> {
  await inTransaction(db.database.pool, async (transaction) => {
    for (const each of limits) await batched.setLimit(transaction, { playerId: world.players[1], ...each });
  });
}

async function limitsOf(world: ReturnType<typeof createWorld>): Promise<unknown> {
  const { rows } = await db.database.pool.query('select limits from wallet.account where player_id = $1', [
    world.players[1],
  ]);
  // All but instants and what was played in time, which no two worlds have in common.
  return rows[0]?.limits?.filter((_: bigint, at: number) => at !== lastStakeAt - 1 && !times.includes(at + 1));
}
const times = periods.map((period) => usedOf(period, 'time'));

let worlds = 0;

/** The same commands under keys and players of their own. */
function createWorld() {
  worlds += 1;
  const world = String(worlds);
  const players = [newPlayerId(), newPlayerId()] as const;
  const key = (at: number) => keyOf({ source: 'rules', class: world, id: String(at) });
  const roundKey = (player: number, at: number) =>
    keyOf({ source: 'rules', class: `${world} round of ${player}`, id: String(at) });
  return {
    players,
    operation(step: Step): Operation {
      const round = step.round === undefined ? {} : { round: roundKey(step.player, step.round) };
      const common = {
        playerId: players[step.player] as bigint,
        key: key(step.key),
        about: step.isStake ? 'stake' : step.about,
        ...(step.isPlayed && { played: { product: 'games' as const } }),
      };
      const asStake = step.isStake && { isStake: true };
      const house = 'house:rules' as const;
      const amountMinor = step.amount;
      const of = key(step.of);
      const ofAny = step.ofRound === undefined ? of : roundKey(step.player, step.ofRound);
      switch (step.kind as Operation['kind']) {
        case 'credit':
          return {
            ...common,
            ...round,
            kind: 'credit',
            amountMinor,
            house,
            ...(step.refers && { of: ofAny, ...(step.closes && { closes: step.closes as Closing }) }),
            ...(step.about === 'deposit' && { upToLimit: step.evenIfShort }),
          };
        case 'debit':
          return {
            ...common,
            ...round,
            kind: 'debit',
            amountMinor,
            house,
            ...epochOf(step),
            ...asStake,
            evenIfShort: step.evenIfShort,
          };
        case 'hold':
          return { ...common, kind: 'hold', amountMinor, ...epochOf(step), ...asStake };
        case 'draw':
          return { ...common, ...round, kind: 'draw', of, amountMinor, house };
        case 'post':
          return { ...common, kind: 'post', of, house, ...(!step.all && { amountMinor }) };
        case 'void':
          return { ...common, kind: 'void', of };
        case 'reverse':
          return { ...common, kind: 'reverse', of: ofAny, evenIfSettled: step.evenIfSettled };
      }
    },
  };
}

function epochOf({ epoch }: Step): { sessionEpoch?: number } {
  return epoch === undefined ? {} : { sessionEpoch: epoch };
}

const submit = async (wallet: Wallet, operation: Operation): Promise<Answer> =>
  (await wallet.linked([operation]))[0] as Answer;

const essence = ({ status, availableMinor, heldMinor, version, isRepeat }: Answer) =>
  status === 'conflict' ? status : { status, availableMinor, heldMinor, version, isRepeat };

test('one by one, the batch statement and the plain rules answer alike', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.array(limit, { maxLength: 4 }),
      async (steps, limits) => {
        const [fast, plain] = [createWorld(), createWorld()];
        for (const world of [fast, plain]) {
          await batched.raiseSessionEpoch(world.players[0], 1);
          await setLimits(world, limits);
        }
        for (const [at, current] of steps.entries()) {
          const answers = [
            essence(await submit(batched.wallet, fast.operation(current))),
            essence(await submit(slow.wallet, plain.operation(current))),
          ];
          expect(answers[0], `step ${at}`).toEqual(answers[1]);
          expect(await limitsOf(fast), `limits after step ${at}`).toEqual(await limitsOf(plain));
        }
      },
    ),
    { numRuns: runs, ...seed },
  );
});

/** Entries that are about the same one cannot be linked, but for wins. */
function isAboutTheSame(legs: Operation[], leg: Operation): boolean {
  if (!('of' in leg) || !leg.of) return false;
  return legs.some(
    (other) => 'of' in other && other.of === leg.of && !(leg.kind === 'credit' && other.kind === 'credit'),
  );
}

/** Whether one of several wins is the last one, which cannot be linked with the others. */
function isClosing(legs: Operation[]): boolean {
  const wins = legs.filter((leg) => leg.kind === 'credit' && leg.of !== undefined);
  return wins.length > 1 && wins.some((leg) => leg.kind === 'credit' && leg.closes !== undefined);
}

test('in groups, too', async () => {
  const group = fc.record({
    player: playerAt,
    steps: fc.uniqueArray(step, { selector: ({ key }) => key, minLength: 2, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(group, { minLength: 3, maxLength: 15 }),
      fc.array(limit, { maxLength: 4 }),
      async (groups, limits) => {
        const [fast, plain] = [createWorld(), createWorld()];
        for (const world of [fast, plain]) await setLimits(world, limits);
        const answerOf = async (
          wallet: Wallet,
          world: typeof fast,
          { player, steps }: { player: number; steps: Step[] },
        ) => {
          const legs = steps.map((each) => world.operation({ ...each, player }));
          const holds = new Set(legs.filter(({ kind }) => kind === 'hold').map(({ key }) => key));
          const free = legs.filter(
            (leg) => !('of' in leg && leg.of && (holds.has(leg.of) || legs.some(({ key }) => key === leg.of))),
          );
          const own = free.filter((leg, place) => !isAboutTheSame(free.slice(0, place), leg));
          const reverses = own.some(({ kind }) => kind === 'reverse');
          const isOfRound = (leg: Operation) =>
            leg.round !== undefined || (leg.kind === 'credit' && leg.of !== undefined);
          const usable = own.filter((leg) => !reverses || leg.kind === 'reverse' || !isOfRound(leg));
          const legsOf = isClosing(usable) ? usable.slice(0, 1) : usable;
          return legsOf.length === 0 ? [] : (await wallet.linked(legsOf)).map(essence);
        };
        for (const [at, current] of groups.entries()) {
          const answers = await answerOf(batched.wallet, fast, current);
          expect(answers, `group ${at}`).toEqual(await answerOf(slow.wallet, plain, current));
          expect(await limitsOf(fast), `limits after group ${at}`).toEqual(await limitsOf(plain));
        }
      },
    ),
    { numRuns: Math.ceil(runs / 2), ...seed },
  );
});

test('all at once from two processes, every answer stands in the journal and is given again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 20, maxLength: 80 }),
      fc.array(limit, { maxLength: 4 }),
      async (steps, limits) => {
        const world = createWorld();
        await setLimits(world, limits);
        const operations = steps.map((current) => world.operation(current));
        const answers = await Promise.all(
          operations.map((operation, at) => submit(at % 2 === 0 ? batched.wallet : batchedToo.wallet, operation)),
        );
        for (const [at, operation] of operations.entries()) {
          const first = answers[at] as Answer;
          const again = await submit(batched.wallet, operation);
          if (first.status === 'conflict') expect(again.status).toBe('conflict');
          else expect(again).toEqual({ ...first, isRepeat: true });
        }
      },
    ),
    { numRuns: Math.ceil(runs / 2), ...seed },
  );
});
