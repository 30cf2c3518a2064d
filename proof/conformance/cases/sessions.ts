import { Broken, expectBalance, expectVerdict, fundsMinor, open } from '../scene.ts';
import { stakeMinor, winMinor } from './bet.ts';
import type { Case } from './case.ts';

export const sessions: Case[] = [
  {
    name: 'a stake of an expired session',
    applies: (_client, stage) => stage.expire !== undefined,
    async run(scene) {
      const launch = await scene.launch();
      const seat = await open(scene.client, launch);
      await scene.stage.expire?.(launch);
      const stake = { txId: scene.newId(), round: scene.newId(), amountMinor: stakeMinor };
      expectVerdict(await scene.client.stake(seat, stake), 'no-session', 'refused');
      await expectBalance(scene, seat, fundsMinor);
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
      await client.stake(seat, { txId: won, round: rounds[0], amountMinor: stakeMinor });
      await client.stake(seat, { txId: undone, round: rounds[1], amountMinor: stakeMinor });
      await stage.expire?.(launch);
      const win = { txId: newId(), round: rounds[0], amountMinor: winMinor, stakeTxId: won };
      expectVerdict(await client.win(seat, win), 'done');
      const cancel = { txId: newId(), round: rounds[1], amountMinor: stakeMinor, stakeTxId: undone };
      expectVerdict(await client.cancel(seat, cancel), 'done');
      await expectBalance(scene, seat, fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a stake after signing out',
    applies: (_client, stage) => stage.signOut !== undefined,
    async run(scene) {
      const launch = await scene.launch();
      const seat = await open(scene.client, launch);
      const stake = () => ({ txId: scene.newId(), round: scene.newId(), amountMinor: stakeMinor });
      expectVerdict(await scene.client.stake(seat, stake()), 'done');
      await scene.stage.signOut?.(launch);
      expectVerdict(await scene.client.stake(seat, stake()), 'no-session', 'refused');
      await expectBalance(scene, seat, fundsMinor - stakeMinor);
    },
  },
  {
    name: 'a stake while play is off',
    applies: (_client, stage) => stage.turnPlayOff !== undefined,
    async run(scene) {
      const launch = await scene.launch();
      const seat = await open(scene.client, launch);
      await scene.stage.turnPlayOff?.(launch);
      const stake = { txId: scene.newId(), round: scene.newId(), amountMinor: stakeMinor };
      // Not as if there were too little money, which the player would pay in. One wire has the same word for this and for a wrong signature.
      expectVerdict(await scene.client.stake(seat, stake), 'refused', 'bad-signature');
      await expectBalance(scene, seat, fundsMinor);
    },
  },
  {
    name: 'a win while play is off',
    applies: (_client, stage) => stage.turnPlayOff !== undefined,
    async run(scene) {
      const { client, newId, stage } = scene;
      const launch = await scene.launch();
      const seat = await open(client, launch);
      const [won, undone] = [newId(), newId()];
      const rounds = [newId(), newId()] as const;
      await client.stake(seat, { txId: won, round: rounds[0], amountMinor: stakeMinor });
      await client.stake(seat, { txId: undone, round: rounds[1], amountMinor: stakeMinor });
      await stage.turnPlayOff?.(launch);
      const win = { txId: newId(), round: rounds[0], amountMinor: winMinor, stakeTxId: won };
      expectVerdict(await client.win(seat, win), 'done');
      const cancel = { txId: newId(), round: rounds[1], amountMinor: stakeMinor, stakeTxId: undone };
      expectVerdict(await client.cancel(seat, cancel), 'done');
      await expectBalance(scene, seat, fundsMinor - stakeMinor + winMinor);
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
      const stake = { txId: scene.newId(), round: scene.newId(), amountMinor: stakeMinor };
      const reply = await scene.client.stake(mixed, stake);
      await expectBalance(scene, own, fundsMinor);
      // A wire that names no player but by the token cannot mix them up: the token's owner pays.
      if (reply.verdict === 'done') await expectBalance(scene, other, fundsMinor - stakeMinor);
      else await expectBalance(scene, other, fundsMinor);
    },
  },
];
