import type { Reply } from '@harmattan/supplier-clients/supplier-client';
import { expectBalance, expectBalanceIn, expectVerdict, fundsMinor, refusals } from '../scene.ts';
import { newBet, stakeMinor, winMinor } from './bet.ts';
import type { Case } from './case.ts';

export const stakesAndWins: Case[] = [
  {
    name: 'a stake and its win',
    async run(scene) {
      const bet = await newBet(scene);
      const staked = await bet.stake();
      expectVerdict(staked, 'done');
      expectBalanceIn(staked, fundsMinor - stakeMinor);
      const won = await bet.win();
      expectVerdict(won, 'done');
      expectBalanceIn(won, fundsMinor - stakeMinor + winMinor);
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a stake and its win at once',
    applies: (client) => client.play !== undefined,
    async run(scene) {
      const { client, newId } = scene;
      const seat = await scene.seat();
      const [txId, round] = [newId(), newId()];
      const play = (winning = winMinor) =>
        client.play?.(seat, { txId, round, amountMinor: stakeMinor, winMinor: winning });
      expectVerdict((await play()) as Reply, 'done');
      expectVerdict((await play()) as Reply, 'done', 'repeat');
      expectVerdict((await play(winMinor * 2n)) as Reply, 'repeat', ...refusals);
      const more = { txId: newId(), round: newId(), amountMinor: fundsMinor * 2n, winMinor: fundsMinor * 3n };
      expectVerdict((await client.play?.(seat, more)) as Reply, 'insufficient');
      await expectBalance(scene, seat, fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a zero win',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      expectVerdict(await bet.win(0n), 'done', 'repeat');
      expectVerdict(await bet.cancel(), ...refusals);
      await bet.balance(fundsMinor - stakeMinor);
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
      const win = { txId: scene.newId(), round: scene.newId(), amountMinor: winMinor, stakeTxId: scene.newId() };
      const jackpot = () => scene.client.win(seat, { ...win, kind: 'jackpot' });
      expectVerdict(await jackpot(), 'done');
      expectVerdict(await jackpot(), 'done', 'repeat');
      await expectBalance(scene, seat, fundsMinor + winMinor);
    },
  },
  {
    name: 'a free spin',
    applies: ({ can }) => can.freeStake,
    async run(scene) {
      const { client, newId } = scene;
      const seat = await scene.seat();
      const [stakeTxId, round] = [newId(), newId()];
      expectVerdict(
        await client.stake(seat, { txId: stakeTxId, round, amountMinor: stakeMinor, isFree: true }),
        'done',
      );
      await expectBalance(scene, seat, fundsMinor);
      const win = { txId: newId(), round, amountMinor: winMinor, stakeTxId, kind: 'free' } as const;
      expectVerdict(await client.win(seat, win), 'done');
      await expectBalance(scene, seat, fundsMinor + winMinor);
    },
  },
];
