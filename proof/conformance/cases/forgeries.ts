import { Broken, expectBalance, expectVerdict, fundsMinor, open, refusals } from '../scene.ts';
import { stakeMinor, winMinor } from './bet.ts';
import type { Case } from './case.ts';

export const forgeries: Case[] = [
  {
    name: 'a wrong signature',
    applies: ({ can }) => can.signature,
    async run(scene) {
      const { client, newId, stage } = scene;
      const launch = await scene.launch();
      const forger = stage.client(client.supplier, { hasWrongSecret: true });
      // Where opening is no request of the wire's own, there is nothing to forge in it.
      const forged = await forger.open(launch);
      if (forged.status === 'open' && client.can.oneShotLaunch) throw new Broken('a forger was let in');
      const seat = await open(client, launch);
      const [stakeTxId, round] = [newId(), newId()];
      const stake = { txId: stakeTxId, round, amountMinor: stakeMinor };
      expectVerdict(await forger.stake(seat, stake), ...refusals);
      expectVerdict(await client.stake(seat, stake), 'done');
      const win = { txId: newId(), round, amountMinor: winMinor, stakeTxId };
      expectVerdict(await forger.win(seat, win), ...refusals);
      if (client.can.jackpot) expectVerdict(await forger.win(seat, { ...win, kind: 'jackpot' }), ...refusals);
      const cancel = { txId: newId(), round, amountMinor: stakeMinor, stakeTxId };
      expectVerdict(await forger.cancel(seat, cancel), ...refusals);
      if ((await forger.balance(seat)).balanceMinor !== undefined) throw new Broken('a forger learnt the balance');
      await expectBalance(scene, seat, fundsMinor - stakeMinor);
    },
  },
  {
    name: 'a wrong currency',
    applies: ({ can }) => can.currency,
    async run(scene) {
      const seat = await scene.seat();
      const { client, newId } = scene;
      const foreign = { ...seat, currency: 'EUR' };
      const [stakeTxId, round] = [newId(), newId()];
      const stake = { txId: stakeTxId, round, amountMinor: stakeMinor };
      expectVerdict(await client.stake(foreign, stake), 'currency', 'refused');
      expectVerdict(await client.stake(seat, { ...stake, txId: newId() }), 'done');
      const win = { txId: newId(), round, amountMinor: winMinor, stakeTxId };
      expectVerdict(await client.win(foreign, win), 'currency', 'refused');
      const cancel = { txId: newId(), round, amountMinor: stakeMinor, stakeTxId };
      expectVerdict(await client.cancel(foreign, cancel), 'currency', 'refused');
      await expectBalance(scene, seat, fundsMinor - stakeMinor);
    },
  },
];
