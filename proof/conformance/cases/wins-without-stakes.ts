import { expectBalance, expectVerdict, fundsMinor, refusalsForNow } from '../scene.ts';
import { newBet, stakeMinor, winMinor } from './bet.ts';
import type { Case } from './case.ts';

export const winsWithoutStakes: Case[] = [
  {
    name: 'a win without a stake',
    async run(scene) {
      const bet = await newBet(scene);
      expectVerdict(await bet.win(), ...refusalsForNow);
      await bet.balance(fundsMinor);
    },
  },
  {
    name: 'a win early, and again',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.win();
      expectVerdict(await bet.stake(), 'done');
      expectVerdict(await bet.win(), 'done');
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: "a win for another's stake",
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      const other = await scene.seat();
      const { round, stakeTxId } = bet;
      const reply = await scene.client.win(other, { txId: scene.newId(), round, amountMinor: winMinor, stakeTxId });
      expectVerdict(reply, ...refusalsForNow);
      await expectBalance(scene, other, fundsMinor);
      await bet.balance(fundsMinor - stakeMinor);
    },
  },
  {
    name: 'a win early beside another stake',
    applies: ({ can }) => can.severalStakes && can.winNamesStake,
    async run(scene) {
      const { client, newId } = scene;
      const bet = await newBet(scene);
      await client.stake(bet.seat, { txId: newId(), round: bet.round, amountMinor: stakeMinor });
      expectVerdict(await bet.win(), 'unavailable');
      expectVerdict(await bet.stake(), 'done');
      expectVerdict(await bet.win(), 'done');
      await bet.balance(fundsMinor - stakeMinor * 2n + winMinor);
    },
  },
];
