import { Broken, expectBalanceIn, expectVerdict, fundsMinor, refusals, refusalsForNow } from '../scene.ts';
import { type BookCase, newBet, stakeMinor, winMinor } from './bet.ts';

export const settling: BookCase[] = [
  {
    name: 'a bet and its win',
    async run(scene) {
      const bet = await newBet(scene);
      const placed = await bet.place();
      expectVerdict(placed, 'done');
      expectBalanceIn(placed, fundsMinor - stakeMinor);
      const settled = await bet.settle();
      expectVerdict(settled, 'done');
      expectBalanceIn(settled, fundsMinor - stakeMinor + winMinor);
      await bet.balance(fundsMinor - stakeMinor + winMinor);
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
      await bet.balance(fundsMinor - stakeMinor);
    },
  },
  {
    name: 'a void bet',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      expectVerdict(await bet.settle('void'), 'done');
      expectVerdict(await bet.settle('void'), 'done', 'repeat');
      await bet.balance(fundsMinor);
      // It may be refused, or be what has been done already; nothing comes twice.
      expectVerdict(await bet.cancel(), 'repeat', 'done', ...refusals);
      await bet.balance(fundsMinor);
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
      await bet.balance(fundsMinor - stakeMinor + 700n);
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
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a settlement ten times at once',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      const replies = await Promise.all(Array.from({ length: 10 }, () => bet.settle()));
      for (const reply of replies) expectVerdict(reply, 'done', 'repeat');
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a settlement again, another amount',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await bet.settle();
      expectVerdict(await bet.settle('won', winMinor * 10n), 'repeat', ...refusals);
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a settlement, its answer lost',
    async run(scene) {
      const { stage, client } = scene;
      const bet = await newBet(scene);
      await bet.place();
      const deaf = stage.book(client.supplier, { losesAnswer: 1 });
      await bet.settle('won', winMinor, { by: deaf }).catch(() => undefined);
      expectVerdict(await bet.settle(), 'done', 'repeat');
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a settlement without a stake',
    async run(scene) {
      const bet = await newBet(scene);
      expectVerdict(await bet.settle(), ...refusalsForNow);
      await bet.balance(fundsMinor);
      // It came too early, or was sent for nothing: which of the two shows when the stake has come.
      expectVerdict(await bet.place(), 'done');
      expectVerdict(await bet.settle(), 'done');
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
];
