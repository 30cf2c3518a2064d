import { Broken, expectBalanceIn, expectVerdict, fundsKobo, refusals, refusalsForNow } from '../scene.ts';
import { type BookCase, newBet, stakeKobo, winKobo } from './bet.ts';

export const settling: BookCase[] = [
  {
    name: 'a bet and its win',
    async run(scene) {
      const bet = await newBet(scene);
      const placed = await bet.place();
      expectVerdict(placed, 'done');
      expectBalanceIn(placed, fundsKobo - stakeKobo);
      const settled = await bet.settle();
      expectVerdict(settled, 'done');
      expectBalanceIn(settled, fundsKobo - stakeKobo + winKobo);
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a lost bet',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      expectVerdict(await bet.settle('lost'), 'done', 'repeat');
      expectVerdict(await bet.settle('lost'), 'done', 'repeat');
      expectVerdict(await bet.cancel(), ...refusals);
      await bet.balance(fundsKobo - stakeKobo);
    },
  },
  {
    name: 'a void bet',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      expectVerdict(await bet.settle('void'), 'done');
      expectVerdict(await bet.settle('void'), 'done', 'repeat');
      await bet.balance(fundsKobo);
      // It may be refused, or be what has been done already; nothing comes twice.
      expectVerdict(await bet.cancel(), 'repeat', 'done', ...refusals);
      await bet.balance(fundsKobo);
    },
  },
  {
    name: 'a cash-out',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      expectVerdict(await bet.settle('cashout', 700n), 'done');
      expectVerdict(await bet.settle('cashout', 700n), 'done', 'repeat');
      expectVerdict(await bet.cancel(), ...refusals);
      await bet.balance(fundsKobo - stakeKobo + 700n);
    },
  },
  {
    name: 'a settlement twice',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      const first = await bet.settle();
      const again = await bet.settle();
      expectVerdict(again, 'done', 'repeat');
      if (first.id !== again.id) throw new Broken(`the repeat has another id: ${again.raw}`);
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a settlement ten times at once',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      const replies = await Promise.all(Array.from({ length: 10 }, () => bet.settle()));
      for (const reply of replies) expectVerdict(reply, 'done', 'repeat');
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a settlement again, another amount',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await bet.settle();
      expectVerdict(await bet.settle('won', winKobo * 10n), 'repeat', ...refusals);
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a settlement, its answer lost',
    async run(scene) {
      const { stage, client } = scene;
      const bet = await newBet(scene);
      await bet.place();
      const deaf = stage.book(client.supplier, { losesAnswer: 1 });
      await bet.settle('won', winKobo, { by: deaf }).catch(() => undefined);
      expectVerdict(await bet.settle(), 'done', 'repeat');
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a settlement without a stake',
    async run(scene) {
      const bet = await newBet(scene);
      expectVerdict(await bet.settle(), ...refusalsForNow);
      await bet.balance(fundsKobo);
      // It came too early, or was sent for nothing: which of the two shows when the stake has come.
      expectVerdict(await bet.place(), 'done');
      expectVerdict(await bet.settle(), 'done');
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
];
