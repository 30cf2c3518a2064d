import { Broken, expectVerdict, fundsMinor, open, refusals } from '../scene.ts';
import { type BookCase, betAt, newBet, stakeMinor, winMinor, wireBet } from './bet.ts';

export const forgeries: BookCase[] = [
  {
    name: 'a wrong secret',
    applies: ({ can }) => can.signature,
    async run(scene) {
      const { client, stage } = scene;
      const launch = await scene.launch();
      const forger = stage.book(client.supplier, { hasWrongSecret: true });
      const forged = await forger.open(launch);
      if (forged.status === 'open') throw new Broken('a forger was let in');
      const seat = await open(client, launch);
      const bet = betAt(scene, seat);
      expectVerdict(await bet.place(stakeMinor, forger), ...refusals);
      expectVerdict(await bet.place(), 'done');
      expectVerdict(await bet.settle('won', winMinor, { by: forger }), ...refusals);
      expectVerdict(await bet.cancel(forger), ...refusals);
      expectVerdict(await bet.settle(), 'done');
      expectVerdict(await bet.correct(winMinor, winMinor * 2n, { by: forger }), ...refusals);
      if ((await forger.balance(seat)).balanceMinor !== undefined) throw new Broken('a forger learnt the balance');
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a wrong currency',
    applies: ({ can }) => can.currency,
    async run(scene) {
      const bet = await newBet(scene);
      const foreign = { ...bet.seat, currency: 'EUR' };
      expectVerdict(await scene.client.place(foreign, wireBet(scene)), 'currency', 'refused');
      await bet.balance(fundsMinor);
    },
  },
];
