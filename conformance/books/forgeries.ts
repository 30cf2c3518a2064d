import { Broken, expectVerdict, fundsKobo, open, refusals } from '../scene.ts';
import { type BookCase, betAt, newBet, stakeKobo, winKobo, wireBet } from './bet.ts';

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
      expectVerdict(await bet.place(stakeKobo, forger), ...refusals);
      expectVerdict(await bet.place(), 'done');
      expectVerdict(await bet.settle('won', winKobo, { by: forger }), ...refusals);
      expectVerdict(await bet.cancel(forger), ...refusals);
      expectVerdict(await bet.settle(), 'done');
      expectVerdict(await bet.correct(winKobo, winKobo * 2n, { by: forger }), ...refusals);
      if ((await forger.balance(seat)).balanceKobo !== undefined) throw new Broken('a forger learnt the balance');
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a wrong currency',
    applies: ({ can }) => can.currency,
    async run(scene) {
      const bet = await newBet(scene);
      const foreign = { ...bet.seat, currency: 'EUR' };
      expectVerdict(await scene.client.place(foreign, wireBet(scene)), 'currency', 'refused');
      await bet.balance(fundsKobo);
    },
  },
];
