import { expectBalance, expectVerdict, fundsKobo, refusalsForNow } from '../scene.ts';
import { newBet, stakeKobo, winKobo } from './bet.ts';
import type { Case } from './case.ts';

export const winsWithoutStakes: Case[] = [
  {
    name: 'a win without a stake',
    async run(scene) {
      const bet = await newBet(scene);
      expectVerdict(await bet.win(), ...refusalsForNow);
      await bet.balance(fundsKobo);
    },
  },
  {
    name: 'a win early, and again',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.win();
      expectVerdict(await bet.stake(), 'done');
      expectVerdict(await bet.win(), 'done');
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: "a win for another's stake",
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      const other = await scene.seat();
      const { round, stakeTxId } = bet;
      const reply = await scene.client.win(other, { txId: scene.newId(), round, amountKobo: winKobo, stakeTxId });
      expectVerdict(reply, ...refusalsForNow);
      await expectBalance(scene, other, fundsKobo);
      await bet.balance(fundsKobo - stakeKobo);
    },
  },
  {
    name: 'a win early beside another stake',
    applies: ({ can }) => can.severalStakes && can.winNamesStake,
    async run(scene) {
      const { client, newId } = scene;
      const bet = await newBet(scene);
      await client.stake(bet.seat, { txId: newId(), round: bet.round, amountKobo: stakeKobo });
      expectVerdict(await bet.win(), 'unavailable');
      expectVerdict(await bet.stake(), 'done');
      expectVerdict(await bet.win(), 'done');
      await bet.balance(fundsKobo - stakeKobo * 2n + winKobo);
    },
  },
];
