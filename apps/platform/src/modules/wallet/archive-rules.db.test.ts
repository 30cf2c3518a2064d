// The same commands in a journal whose entries are moved after each of them, and in one that keeps all of them: every answer is the same.
import { systemClock } from '@harmattan/kernel/clock';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { archiveEntries } from './archive-entries.ts';
import { entryColumns } from './book-scope.ts';
import { keyOf } from './keys.ts';
import type { Answer, Closing, Operation } from './operations.ts';

const moving = useTestDatabase();
const staying = useTestDatabase();
const moved = useTestWallet(moving);
const movedSlowly = useTestWallet(moving, { engine: 'slow' });
const kept = useTestWallet(staying);
const superuser = new pg.Client({ connectionString: moving.url('postgres') });
beforeAll(() => superuser.connect());
afterAll(() => superuser.end());

const runs = Number(process.env.PROPERTY_RUNS ?? 20);
const seed = process.env.PROPERTY_SEED ? { seed: Number(process.env.PROPERTY_SEED) } : {};

/** A command is about one of the last few, and now and then it is one of them again: most of them meet an entry that was moved. */
const step = fc.record({
  kind: fc.constantFrom(
    'credit',
    'credit',
    'credit',
    'debit',
    'debit',
    'hold',
    'draw',
    'post',
    'void',
    'reverse',
    'reverse',
  ),
  isAgain: fc.nat({ max: 5 }).map((drawn) => drawn === 0),
  isOther: fc.nat({ max: 7 }).map((drawn) => drawn === 0),
  back: fc.nat({ max: 5 }),
  round: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
  isOfRound: fc.nat({ max: 2 }).map((drawn) => drawn === 0),
  refers: fc.nat({ max: 4 }).map((drawn) => drawn > 0),
  amountMinor: fc.integer({ min: 1, max: 120 }).map(BigInt),
  evenIf: fc.boolean(),
  isStake: fc.boolean(),
  closes: fc.constantFrom(undefined, 'stake', 'round'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const stepsOf = (maxLength: number) => fc.array(step, { minLength: 10, maxLength });

let worlds = 0;
const house = 'house:archive' as const;

/** The same players, keys and rounds in both databases. The first command of a player brings money. */
function operationsOf(steps: Step[]): Operation[] {
  worlds += 1;
  const players = [newPlayerId(), newPlayerId()] as const;
  const name = (of: string, at: number) => keyOf({ source: 'archive', class: `${worlds} ${of}`, id: String(at) });
  const operations: Operation[] = players.map((playerId, at) => ({
    ...{ kind: 'credit', playerId, key: name('deposit', at), amountMinor: 500n, house, about: 'deposit' },
  }));
  for (const [at, { isAgain, isOther, back, ...step }] of steps.entries()) {
    const earlier = operations.at(-1 - back);
    if (isAgain && earlier) operations.push(earlier);
    else {
      const player = isOther ? 1 : 0;
      const roundOf = (of: number) => name(`round of ${player}`, of);
      const own = operations.filter(({ playerId, kind }) => playerId === players[player] && isTarget(step.kind, kind));
      const target = own.at(-1 - (back % 3));
      const of = step.isOfRound ? roundOf(step.round ?? 0) : (target?.key ?? name('nothing', at));
      const common = {
        ...{ playerId: players[player] as bigint, key: name('entry', at), about: step.isStake ? 'stake' : 'rule' },
        ...(step.round !== undefined && { round: roundOf(step.round) }),
      };
      operations.push(operationOf(step, common, of));
    }
  }
  return operations;
}

/** Wins are of stakes, and what uses a hold is of a hold; a reversal may be of anything. */
function isTarget(kind: string, target: Operation['kind']): boolean {
  if (kind === 'reverse') return true;
  return kind === 'credit' ? target === 'debit' || target === 'draw' : target === 'hold';
}

function operationOf(
  { kind, amountMinor, evenIf, closes, refers }: Omit<Step, 'isAgain' | 'isOther' | 'back'>,
  common: { playerId: bigint; key: string; about: string; round?: string },
  of: string,
): Operation {
  switch (kind as Operation['kind']) {
    case 'credit':
      return {
        ...{ ...common, kind: 'credit', amountMinor, house },
        ...(refers && { of, ...(closes && { closes: closes as Closing }) }),
      };
    case 'debit':
      return { ...common, kind: 'debit', amountMinor, house, evenIfShort: evenIf };
    case 'hold':
      return { ...common, kind: 'hold', amountMinor };
    case 'draw':
      return { ...common, kind: 'draw', of, amountMinor, house };
    case 'post':
      return { ...common, kind: 'post', of, house, ...(evenIf && { amountMinor }) };
    case 'void':
      return { ...common, kind: 'void', of };
    case 'reverse':
      return { ...common, kind: 'reverse', of, evenIfSettled: evenIf };
  }
}

const essence = ({ status, availableMinor, heldMinor, version, isRepeat }: Answer) =>
  status === 'conflict' ? status : { status, availableMinor, heldMinor, version, isRepeat };

const archive = () => archiveEntries(moving.database.pool, { olderThanMs: 0, patienceMs: 30_000, clock: systemClock });

/** Leaves behind only the reversals that came before their entries. */
const moveEverything = () =>
  superuser.query(
    `begin;
     insert into wallet.journal_old (${entryColumns}, written_in)
       select ${entryColumns}, xmin from wallet.journal where status <> 'reversed-unseen';
     delete from wallet.journal where status <> 'reversed-unseen';
     commit`,
  );

for (const [what, move] of Object.entries({
  'what may be moved': archive,
  'whatever no stake asks for': moveEverything,
})) {
  for (const [engine, wallets] of Object.entries({ batches: moved, 'the slow engine': movedSlowly })) {
    test(`moving ${what} changes no answer of ${engine}`, async () => {
      await fc.assert(
        fc.asyncProperty(stepsOf(40), async (steps) => {
          for (const [at, operation] of operationsOf(steps).entries()) {
            const [here] = await wallets.wallet.linked([operation]);
            const [there] = await kept.wallet.linked([operation]);
            expect(essence(here as Answer), `step ${at}`).toEqual(essence(there as Answer));
            await move();
          }
        }),
        { numRuns: engine === 'batches' ? runs : Math.ceil(runs / 3), ...seed },
      );
      const { rows } = await superuser.query('select count(*)::integer as n from wallet.journal_old');
      expect(rows[0].n).toBeGreaterThan(runs);
    });
  }
}

test('nor of linked ones', async () => {
  await fc.assert(
    fc.asyncProperty(stepsOf(30), async (steps) => {
      for (const [at, operation] of operationsOf(steps).entries()) {
        // Beside each command a mark that belongs to it alone, as suppliers link them.
        const mark: Operation = {
          ...{ kind: 'credit', playerId: operation.playerId, amountMinor: 0n, house, about: 'mark' },
          key: keyOf({ source: 'mark', class: 'archive', id: operation.key }),
        };
        const here = await moved.wallet.linked([operation, mark]);
        const there = await kept.wallet.linked([operation, mark]);
        expect(here.map(essence), `step ${at}`).toEqual(there.map(essence));
        await (at % 2 === 0 ? archive() : moveEverything());
      }
    }),
    { numRuns: Math.ceil(runs / 2), ...seed },
  );
});
