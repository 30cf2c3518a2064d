import type { Reply, Seat } from '@harmattan/supplier-clients/supplier-client';
import { Broken, expectBalance, expectBalanceIn, expectVerdict, fundsMinor, open } from '../scene.ts';
import { type BookCase, type BookScene, newBet, stakeMinor, winMinor, wireBet } from './bet.ts';

/** Some wires return no balance once the session has ended; there the balance of the last answer counts. */
async function expectBalanceThen(scene: BookScene, { seat, last }: { seat: Seat; last: Reply }, wantedMinor: bigint) {
  const reply = await scene.client.balance(seat);
  expectBalanceIn(reply.balanceMinor === undefined ? last : reply, wantedMinor);
}

export const sessions: BookCase[] = [
  {
    name: 'a stake of an expired session',
    applies: (_client, stage) => stage.expire !== undefined,
    async run(scene) {
      const launch = await scene.launch();
      const seat = await open(scene.client, launch);
      await scene.stage.expire?.(launch);
      const last = await scene.client.place(seat, wireBet(scene));
      expectVerdict(last, 'no-session', 'refused');
      await expectBalanceThen(scene, { seat, last }, fundsMinor);
    },
  },
  {
    name: 'a settlement of an expired session',
    applies: (_client, stage) => stage.expire !== undefined,
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await scene.stage.expire?.(bet.launch);
      expectVerdict(await bet.settle(), 'done');
      const last = await bet.correct(winMinor, winMinor + 300n);
      expectVerdict(last, 'done');
      await expectBalanceThen(scene, { seat: bet.seat, last }, fundsMinor - stakeMinor + winMinor + 300n);
    },
  },
  {
    name: 'a cancel of an expired session',
    applies: (_client, stage) => stage.expire !== undefined,
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await scene.stage.expire?.(bet.launch);
      // The wallet took the stake before the session expired: a retry still gets that answer.
      expectVerdict(await bet.place(), 'done', 'repeat');
      const last = await bet.cancel();
      expectVerdict(last, 'done');
      await expectBalanceThen(scene, { seat: bet.seat, last }, fundsMinor);
    },
  },
  {
    name: 'a stake after signing out',
    applies: (_client, stage) => stage.signOut !== undefined,
    async run(scene) {
      const { client } = scene;
      const launch = await scene.launch();
      const seat = await open(client, launch);
      expectVerdict(await client.place(seat, wireBet(scene)), 'done');
      await scene.stage.signOut?.(launch);
      const last = await client.place(seat, wireBet(scene));
      expectVerdict(last, 'no-session', 'refused');
      await expectBalanceThen(scene, { seat, last }, fundsMinor - stakeMinor);
    },
  },
  {
    name: 'a stake while play is off',
    applies: (_client, stage) => stage.turnPlayOff !== undefined,
    async run(scene) {
      const launch = await scene.launch();
      const seat = await open(scene.client, launch);
      await scene.stage.turnPlayOff?.(launch);
      expectVerdict(await scene.client.place(seat, wireBet(scene)), 'refused');
      await expectBalance(scene, seat, fundsMinor);
    },
  },
  {
    name: 'a settlement while play is off',
    applies: (_client, stage) => stage.turnPlayOff !== undefined,
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await scene.stage.turnPlayOff?.(bet.launch);
      expectVerdict(await bet.settle(), 'done');
      await bet.balance(fundsMinor - stakeMinor + winMinor);
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
    // Where a stake is reserved for a player by number, it shows no session that could be another's.
    applies: ({ can }) => !can.reserves,
    async run(scene) {
      const [own, other] = [await scene.seat(), await scene.seat()];
      const mixed = { ...own, token: other.token, sitting: other.sitting };
      const reply = await scene.client.place(mixed, wireBet(scene));
      await expectBalance(scene, own, fundsMinor);
      // A wire that names no player but by the token cannot mix them up: the token's owner pays.
      await expectBalance(scene, other, reply.verdict === 'done' ? fundsMinor - stakeMinor : fundsMinor);
    },
  },
  {
    name: "another player's bet",
    async run(scene) {
      const [own, thief] = [await newBet(scene), await scene.seat()];
      const { bet, settleTxId: txId } = own;
      await own.place();
      const settlement = { txId, betId: bet.betId, stakeTxId: bet.txId, stakeMinor, amountMinor: winMinor };
      const stolen = await scene.client.settle(thief, { ...settlement, txId: scene.newId(), kind: 'won' });
      if (stolen.verdict === 'done' || stolen.verdict === 'repeat') throw new Broken(`it was paid: ${stolen.raw}`);
      await scene.client.cancel(thief, bet);
      await expectBalance(scene, thief, fundsMinor);
      expectVerdict(await own.settle(), 'done');
      await own.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
];
