import { expectBalanceIn, expectVerdict, fundsMinor, refusals, refusalsForNow } from '../scene.ts';
import { newBet, stakeMinor, winMinor } from './bet.ts';
import type { Case } from './case.ts';

export const rollbacks: Case[] = [
  {
    name: 'a rollback',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      const undone = await bet.cancel();
      expectVerdict(undone, 'done');
      expectBalanceIn(undone, fundsMinor);
      await bet.balance(fundsMinor);
    },
  },
  {
    name: 'a rollback twice',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      await bet.cancel();
      expectVerdict(await bet.cancel(), 'done', 'repeat');
      await bet.balance(fundsMinor);
    },
  },
  {
    name: 'a rollback before its stake',
    async run(scene) {
      const bet = await newBet(scene);
      // Some wires say yes to it and some no, but all have a last word.
      expectVerdict(await bet.cancel(), 'done', 'repeat', 'refused');
      expectVerdict(await bet.stake(), ...refusals);
      expectVerdict(await bet.win(), ...refusalsForNow);
      await bet.balance(fundsMinor);
    },
  },
  {
    name: 'a rollback after a win',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      await bet.win();
      expectVerdict(await bet.cancel(), ...refusals);
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a win after a rollback',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      await bet.cancel();
      expectVerdict(await bet.win(), ...refusalsForNow);
      await bet.balance(fundsMinor);
    },
  },
  {
    name: 'a stake again after its rollback',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      await bet.cancel();
      expectVerdict(await bet.stake(), ...refusals);
      await bet.balance(fundsMinor);
    },
  },
  {
    name: 'a second stake, undone',
    applies: ({ can }) => can.severalStakes,
    async run(scene) {
      const { client, newId } = scene;
      const bet = await newBet(scene);
      await bet.stake();
      const second = { txId: newId(), round: bet.round, amountMinor: stakeMinor * 2n };
      expectVerdict(await client.stake(bet.seat, second), 'done');
      const cancel = { txId: newId(), round: bet.round, amountMinor: second.amountMinor, stakeTxId: second.txId };
      expectVerdict(await client.cancel(bet.seat, cancel), 'done');
      expectVerdict(await bet.win(), 'done');
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a stake after the win, undone',
    applies: ({ can }) => can.severalStakes,
    async run(scene) {
      const { client, newId } = scene;
      const bet = await newBet(scene);
      await bet.stake();
      await bet.win();
      const more = { txId: newId(), round: bet.round, amountMinor: stakeMinor * 2n };
      expectVerdict(await client.stake(bet.seat, more), 'done');
      const cancel = { txId: newId(), round: bet.round, amountMinor: more.amountMinor, stakeTxId: more.txId };
      expectVerdict(await client.cancel(bet.seat, cancel), 'done');
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
];
