import { Broken, expectBalanceIn, expectVerdict, fundsMinor, refusals, refusalsForNow } from '../scene.ts';
import { type BookCase, newBet, stakeMinor, winMinor } from './bet.ts';

const rounds = 8;

export const cancels: BookCase[] = [
  {
    name: 'a cancel',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      const undone = await bet.cancel();
      expectVerdict(undone, 'done');
      expectBalanceIn(undone, fundsMinor);
      await bet.balance(fundsMinor);
    },
  },
  {
    name: 'a cancel twice',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await bet.cancel();
      expectVerdict(await bet.cancel(), 'done', 'repeat');
      await bet.balance(fundsMinor);
    },
  },
  {
    name: 'a cancel before its stake',
    async run(scene) {
      const bet = await newBet(scene);
      expectVerdict(await bet.cancel(), 'done', 'repeat');
      expectVerdict(await bet.cancel(), 'done', 'repeat');
      expectVerdict(await bet.place(), ...refusals);
      expectVerdict(await bet.settle(), ...refusalsForNow);
      await bet.balance(fundsMinor);
    },
  },
  {
    name: 'a cancel after settlement',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await bet.settle();
      expectVerdict(await bet.cancel(), ...refusals);
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a settlement after a cancel',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await bet.cancel();
      expectVerdict(await bet.settle(), ...refusalsForNow);
      await bet.balance(fundsMinor);
    },
  },
  {
    name: 'a stake again after its cancel',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await bet.cancel();
      expectVerdict(await bet.place(), ...refusals);
      await bet.balance(fundsMinor);
    },
  },
  {
    name: 'an unanswered stake, cancelled',
    async run(scene) {
      const { stage, client } = scene;
      for (const losesAnswer of [1, 2, 3]) {
        const bet = await newBet(scene);
        await bet.place(stakeMinor, stage.book(client.supplier, { losesAnswer })).catch(() => undefined);
        const deaf = stage.book(client.supplier, { losesAnswer });
        await bet.cancel(deaf).catch(() => undefined);
        expectVerdict(await bet.cancel(), 'done', 'repeat');
        expectVerdict(await bet.place(), ...refusals);
        await bet.balance(fundsMinor);
      }
    },
  },
  {
    name: 'a stake and its cancel at once',
    async run(scene) {
      for (let round = 0; round < rounds; round += 1) {
        const bet = await newBet(scene);
        const [placed, undone] = await Promise.all([bet.place(), bet.cancel()]);
        expectVerdict(placed, 'done', ...refusals);
        // What came in the middle of a stake may be sent again, and is as true then.
        if (undone.verdict === 'refused' || undone.verdict === 'unavailable') {
          expectVerdict(await bet.cancel(), 'done', 'repeat');
        } else expectVerdict(undone, 'done', 'repeat');
        if ((await bet.place()).verdict === 'done') throw new Broken('it was taken again after it had been cancelled');
        await bet.balance(fundsMinor);
      }
    },
  },
];
