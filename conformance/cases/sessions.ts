import { Broken, expectBalance, expectVerdict, fundsKobo, open } from '../scene.ts';
import { stakeKobo, winKobo } from './bet.ts';
import type { Case } from './case.ts';

export const sessions: Case[] = [
  {
    name: 'a stake of an expired session',
    applies: (_client, stage) => stage.expire !== undefined,
    async run(scene) {
      const launch = await scene.launch();
      const seat = await open(scene.client, launch);
      await scene.stage.expire?.(launch);
      const stake = { txId: scene.newId(), round: scene.newId(), amountKobo: stakeKobo };
      expectVerdict(await scene.client.stake(seat, stake), 'no-session', 'refused');
      await expectBalance(scene, seat, fundsKobo);
    },
  },
  {
    name: 'a win of an expired session',
    applies: (_client, stage) => stage.expire !== undefined,
    async run(scene) {
      const { client, newId, stage } = scene;
      const launch = await scene.launch();
      const seat = await open(client, launch);
      const [won, undone] = [newId(), newId()];
      const rounds = [newId(), newId()] as const;
      await client.stake(seat, { txId: won, round: rounds[0], amountKobo: stakeKobo });
      await client.stake(seat, { txId: undone, round: rounds[1], amountKobo: stakeKobo });
      await stage.expire?.(launch);
      const win = { txId: newId(), round: rounds[0], amountKobo: winKobo, stakeTxId: won };
      expectVerdict(await client.win(seat, win), 'done');
      const cancel = { txId: newId(), round: rounds[1], amountKobo: stakeKobo, stakeTxId: undone };
      expectVerdict(await client.cancel(seat, cancel), 'done');
      await expectBalance(scene, seat, fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a stake after signing out',
    applies: (_client, stage) => stage.signOut !== undefined,
    async run(scene) {
      const launch = await scene.launch();
      const seat = await open(scene.client, launch);
      const stake = () => ({ txId: scene.newId(), round: scene.newId(), amountKobo: stakeKobo });
      expectVerdict(await scene.client.stake(seat, stake()), 'done');
      await scene.stage.signOut?.(launch);
      expectVerdict(await scene.client.stake(seat, stake()), 'no-session', 'refused');
      await expectBalance(scene, seat, fundsKobo - stakeKobo);
    },
  },
  {
    name: 'a launch twice',
    applies: ({ can }) => can.oneShotLaunch,
    async run(scene) {
      const launch = await scene.launch();
      const opened = await Promise.all([scene.client.open(launch), scene.client.open(launch)]);
      const count = opened.filter(({ status }) => status === 'open').length;
      if (count !== 1) throw new Broken(`the code opened ${count} of 2`);
    },
  },
  {
    name: "another player's session",
    async run(scene) {
      const [own, other] = [await scene.seat(), await scene.seat()];
      const mixed = { ...own, token: other.token, sitting: other.sitting };
      const stake = { txId: scene.newId(), round: scene.newId(), amountKobo: stakeKobo };
      const reply = await scene.client.stake(mixed, stake);
      await expectBalance(scene, own, fundsKobo);
      // A wire that names no player but by the token cannot mix them up: the token's owner pays.
      if (reply.verdict === 'done') await expectBalance(scene, other, fundsKobo - stakeKobo);
      else await expectBalance(scene, other, fundsKobo);
    },
  },
];
