import type { Reply } from '@harmattan/supplier-clients/supplier-client';
import { expectBalance, expectBalanceIn, expectVerdict, fundsKobo, refusals } from '../scene.ts';
import { newBet, stakeKobo, winKobo } from './bet.ts';
import type { Case } from './case.ts';

export const stakesAndWins: Case[] = [
  {
    name: 'a stake and its win',
    async run(scene) {
      const bet = await newBet(scene);
      const staked = await bet.stake();
      expectVerdict(staked, 'done');
      expectBalanceIn(staked, fundsKobo - stakeKobo);
      const won = await bet.win();
      expectVerdict(won, 'done');
      expectBalanceIn(won, fundsKobo - stakeKobo + winKobo);
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a stake and its win at once',
    applies: (client) => client.play !== undefined,
    async run(scene) {
      const { client, newId } = scene;
      const seat = await scene.seat();
      const [txId, round] = [newId(), newId()];
      const play = (winning = winKobo) => client.play?.(seat, { txId, round, amountKobo: stakeKobo, winKobo: winning });
      expectVerdict((await play()) as Reply, 'done');
      expectVerdict((await play()) as Reply, 'done', 'repeat');
      expectVerdict((await play(winKobo * 2n)) as Reply, 'repeat', ...refusals);
      const more = { txId: newId(), round: newId(), amountKobo: fundsKobo * 2n, winKobo: fundsKobo * 3n };
      expectVerdict((await client.play?.(seat, more)) as Reply, 'insufficient');
      await expectBalance(scene, seat, fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a zero win',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      expectVerdict(await bet.win(0n), 'done', 'repeat');
      expectVerdict(await bet.cancel(), ...refusals);
      await bet.balance(fundsKobo - stakeKobo);
    },
  },
  {
    name: 'more than there is',
    async run(scene) {
      const bet = await newBet(scene, 500n);
      expectVerdict(await bet.stake(), 'insufficient');
      await bet.balance(500n);
    },
  },
  {
    name: 'a jackpot without a stake',
    applies: ({ can }) => can.jackpot,
    async run(scene) {
      const seat = await scene.seat();
      const win = { txId: scene.newId(), round: scene.newId(), amountKobo: winKobo, stakeTxId: scene.newId() };
      const jackpot = () => scene.client.win(seat, { ...win, kind: 'jackpot' });
      expectVerdict(await jackpot(), 'done');
      expectVerdict(await jackpot(), 'done', 'repeat');
      await expectBalance(scene, seat, fundsKobo + winKobo);
    },
  },
  {
    name: 'a free spin',
    applies: ({ can }) => can.freeStake,
    async run(scene) {
      const { client, newId } = scene;
      const seat = await scene.seat();
      const [stakeTxId, round] = [newId(), newId()];
      expectVerdict(await client.stake(seat, { txId: stakeTxId, round, amountKobo: stakeKobo, isFree: true }), 'done');
      await expectBalance(scene, seat, fundsKobo);
      const win = { txId: newId(), round, amountKobo: winKobo, stakeTxId, kind: 'free' } as const;
      expectVerdict(await client.win(seat, win), 'done');
      await expectBalance(scene, seat, fundsKobo + winKobo);
    },
  },
];
