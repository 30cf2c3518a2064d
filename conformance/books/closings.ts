import type { Settlement } from '@harmattan/supplier-clients/book-client';
import { expectVerdict, fundsKobo, refusals } from '../scene.ts';
import { type BookCase, type BookScene, newBet, stakeKobo, winKobo } from './bet.ts';

const afterStakeKobo = fundsKobo - stakeKobo;

type Kind = Exclude<Settlement['kind'], 'part-cashout'>;
const kinds: Kind[] = ['won', 'lost', 'void', 'cashout'];
const paidKobo: Record<Kind, bigint> = { won: winKobo, lost: 0n, void: stakeKobo, cashout: 700n };

/** A bet that was settled so. Everything that settles it again has an id of its own. */
async function settledBet(scene: BookScene, kind: Kind) {
  const bet = await newBet(scene);
  await bet.place();
  expectVerdict(await bet.settle(kind), 'done');
  await bet.balance(afterStakeKobo + paidKobo[kind]);
  return bet;
}

function settledAgain(name: string, first: Kind): BookCase {
  return {
    name,
    async run(scene) {
      for (const second of kinds) {
        const bet = await settledBet(scene, first);
        // A bet that is void already may be what a second voiding wants to hear.
        expectVerdict(await bet.settle(second, paidKobo[second], { txId: scene.newId() }), 'repeat', ...refusals);
        await bet.balance(afterStakeKobo + paidKobo[first]);
        expectVerdict(await bet.settle(first), 'done', 'repeat');
        await bet.balance(afterStakeKobo + paidKobo[first]);
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
        Array.from({ length: 10 }, () => bet.settle('won', winKobo, { txId: scene.newId() })),
      );
      expectVerdict(replies.find(({ verdict }) => verdict === 'done') ?? (replies[0] as never), 'done');
      await bet.balance(afterStakeKobo + winKobo);
    },
  },
  {
    name: 'a correction, then settled again',
    async run(scene) {
      for (const kind of kinds) {
        const bet = await settledBet(scene, kind);
        const dueKobo = paidKobo[kind] + 400n;
        expectVerdict(await bet.correct(paidKobo[kind], dueKobo), 'done');
        await bet.balance(afterStakeKobo + dueKobo);
        expectVerdict(await bet.settle('won', winKobo, { txId: scene.newId() }), ...refusals);
        await bet.balance(afterStakeKobo + dueKobo);
      }
    },
  },
  {
    name: 'taken back, then settled again',
    async run(scene) {
      for (const kind of ['won', 'cashout'] as const) {
        const bet = await settledBet(scene, kind);
        expectVerdict(await bet.correct(paidKobo[kind], 0n), 'done');
        expectVerdict(await bet.settle('won', winKobo, { txId: scene.newId() }), ...refusals);
        await bet.balance(afterStakeKobo);
      }
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
      await bet.balance(afterStakeKobo + 600n);
      expectVerdict(await bet.cancel(), ...refusals);
      expectVerdict(await bet.settle('won', 1_000n), 'done');
      await bet.balance(afterStakeKobo + 1_600n);
      expectVerdict(await bet.settle('won', 1_000n, { txId: scene.newId() }), ...refusals);
      expectVerdict(await sell(), ...refusals);
      await bet.balance(afterStakeKobo + 1_600n);
    },
  },
];
