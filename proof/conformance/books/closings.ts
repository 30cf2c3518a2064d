import type { Settlement } from '@harmattan/supplier-clients/book-client';
import { expectVerdict, fundsMinor, refusals } from '../scene.ts';
import { type BookCase, type BookScene, newBet, stakeMinor, winMinor } from './bet.ts';

const afterStakeMinor = fundsMinor - stakeMinor;

type Kind = Exclude<Settlement['kind'], 'part-cashout'>;
const kinds: Kind[] = ['won', 'lost', 'void', 'cashout'];
const paidMinor: Record<Kind, bigint> = { won: winMinor, lost: 0n, void: stakeMinor, cashout: 700n };

/** A bet that was settled so. Everything that settles it again has an id of its own. */
async function settledBet(scene: BookScene, kind: Kind) {
  const bet = await newBet(scene);
  await bet.place();
  expectVerdict(await bet.settle(kind), 'done');
  await bet.balance(afterStakeMinor + paidMinor[kind]);
  return bet;
}

function settledAgain(name: string, first: Kind): BookCase {
  return {
    name,
    async run(scene) {
      for (const second of kinds) {
        const bet = await settledBet(scene, first);
        // A bet that is void already may be what a second voiding wants to hear.
        expectVerdict(await bet.settle(second, paidMinor[second], { txId: scene.newId() }), 'repeat', ...refusals);
        await bet.balance(afterStakeMinor + paidMinor[first]);
        expectVerdict(await bet.settle(first), 'done', 'repeat');
        await bet.balance(afterStakeMinor + paidMinor[first]);
      }
    },
  };
}

export const closings: BookCase[] = [
  settledAgain('won, then settled under another id', 'won'),
  settledAgain('lost, then settled under another id', 'lost'),
  settledAgain('void, then settled under another id', 'void'),
  settledAgain('sold, then settled under another id', 'cashout'),
  {
    name: 'ten settlements of ten ids at once',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => bet.settle('won', winMinor, { txId: scene.newId() })),
      );
      expectVerdict(replies.find(({ verdict }) => verdict === 'done') ?? (replies[0] as never), 'done');
      await bet.balance(afterStakeMinor + winMinor);
    },
  },
  {
    name: 'a correction, then settled again',
    async run(scene) {
      for (const kind of kinds) {
        const bet = await settledBet(scene, kind);
        const dueMinor = paidMinor[kind] + 400n;
        expectVerdict(await bet.correct(paidMinor[kind], dueMinor), 'done');
        await bet.balance(afterStakeMinor + dueMinor);
        expectVerdict(await bet.settle('won', winMinor, { txId: scene.newId() }), ...refusals);
        await bet.balance(afterStakeMinor + dueMinor);
      }
    },
  },
  {
    name: 'taken back, then settled again',
    async run(scene) {
      for (const kind of ['won', 'cashout'] as const) {
        const bet = await settledBet(scene, kind);
        expectVerdict(await bet.correct(paidMinor[kind], 0n), 'done');
        expectVerdict(await bet.settle('won', winMinor, { txId: scene.newId() }), ...refusals);
        await bet.balance(afterStakeMinor);
      }
    },
  },
  {
    name: 'a part sold, then the rest void',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      expectVerdict(await bet.settle('part-cashout', 300n, { txId: scene.newId() }), 'done');
      const restMinor = stakeMinor - 200n;
      expectVerdict(await bet.settle('void', restMinor), 'done');
      expectVerdict(await bet.settle('void', restMinor), 'done', 'repeat');
      await bet.balance(afterStakeMinor + 300n + restMinor);
      expectVerdict(await bet.settle('void', restMinor, { txId: scene.newId() }), 'repeat', ...refusals);
      expectVerdict(await bet.settle('won', winMinor, { txId: scene.newId() }), ...refusals);
      expectVerdict(await bet.settle('part-cashout', 300n, { txId: scene.newId() }), ...refusals);
      await bet.balance(afterStakeMinor + 300n + restMinor);
    },
  },
  {
    name: 'parts sold twice, then the rest won',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      const sell = (txId = scene.newId()) => bet.settle('part-cashout', 300n, { txId });
      const first = scene.newId();
      expectVerdict(await sell(first), 'done');
      expectVerdict(await sell(), 'done');
      expectVerdict(await sell(first), 'done', 'repeat');
      await bet.balance(afterStakeMinor + 600n);
      expectVerdict(await bet.cancel(), ...refusals);
      expectVerdict(await bet.settle('won', 1_000n), 'done');
      await bet.balance(afterStakeMinor + 1_600n);
      expectVerdict(await bet.settle('won', 1_000n, { txId: scene.newId() }), ...refusals);
      expectVerdict(await sell(), ...refusals);
      await bet.balance(afterStakeMinor + 1_600n);
    },
  },
];
