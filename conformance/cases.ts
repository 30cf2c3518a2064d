import type { Reply, SupplierClient } from '@harmattan/supplier-clients/supplier-client';
import { orderCases } from './orders.ts';
import {
  Broken,
  expectBalance,
  expectBalanceIn,
  expectVerdict,
  fundsKobo,
  open,
  refusals,
  type Scene,
} from './scene.ts';
import type { Stage } from './stage.ts';

export interface Case {
  name: string;
  /** Whether the wire or the stage has what it takes. */
  applies?(client: SupplierClient, stage: Stage): boolean;
  run(scene: Scene): Promise<void>;
}

const stakeKobo = 1_000n;
const winKobo = 2_500n;

/** A stake and everything that can be done about it. */
async function newBet(scene: Scene, funds = fundsKobo) {
  const { client, newId } = scene;
  const seat = await scene.seat(funds);
  const [stakeTxId, winTxId, cancelTxId, round] = [newId(), newId(), newId(), newId()];
  return {
    seat,
    round,
    stakeTxId,
    stake: (amountKobo = stakeKobo) => client.stake(seat, { txId: stakeTxId, round, amountKobo }),
    win: (amountKobo = winKobo) => client.win(seat, { txId: winTxId, round, amountKobo, stakeTxId }),
    cancel: () => client.cancel(seat, { txId: cancelTxId, round, amountKobo: stakeKobo, stakeTxId }),
    balance: (wantedKobo: bigint) => expectBalance(scene, seat, wantedKobo),
  };
}

export const cases: Case[] = [
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
    name: 'a stake again',
    async run(scene) {
      const bet = await newBet(scene);
      const first = await bet.stake();
      const again = await bet.stake();
      expectVerdict(again, 'done', 'repeat');
      expectBalanceIn(again, fundsKobo - stakeKobo);
      if (first.id !== again.id) throw new Broken(`the repeat has another id: ${again.raw}`);
      await bet.balance(fundsKobo - stakeKobo);
    },
  },
  {
    name: 'a stake again, another amount',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      expectVerdict(await bet.stake(stakeKobo + 100n), 'repeat', ...refusals);
      await bet.balance(fundsKobo - stakeKobo);
    },
  },
  {
    name: 'a win twice',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      const first = await bet.win();
      const again = await bet.win();
      expectVerdict(again, 'done', 'repeat');
      if (first.id !== again.id) throw new Broken(`the repeat has another id: ${again.raw}`);
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a win again, another amount',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      await bet.win();
      expectVerdict(await bet.win(winKobo * 10n), 'repeat', ...refusals);
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a win without a stake',
    async run(scene) {
      const bet = await newBet(scene);
      expectVerdict(await bet.win(), ...refusals);
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
      expectVerdict(reply, ...refusals);
      await expectBalance(scene, other, fundsKobo);
      await bet.balance(fundsKobo - stakeKobo);
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
    name: 'a rollback',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      const undone = await bet.cancel();
      expectVerdict(undone, 'done');
      expectBalanceIn(undone, fundsKobo);
      await bet.balance(fundsKobo);
    },
  },
  {
    name: 'a rollback twice',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      await bet.cancel();
      expectVerdict(await bet.cancel(), 'done', 'repeat', 'refused');
      await bet.balance(fundsKobo);
    },
  },
  {
    name: 'a rollback before its stake',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.cancel();
      expectVerdict(await bet.stake(), ...refusals);
      expectVerdict(await bet.win(), ...refusals);
      await bet.balance(fundsKobo);
    },
  },
  {
    name: 'a rollback after a win',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      await bet.win();
      expectVerdict(await bet.cancel(), ...refusals);
      await bet.balance(fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: 'a win after a rollback',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      await bet.cancel();
      expectVerdict(await bet.win(), ...refusals);
      await bet.balance(fundsKobo);
    },
  },
  {
    name: 'a stake again after its rollback',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      await bet.cancel();
      expectVerdict(await bet.stake(), ...refusals);
      await bet.balance(fundsKobo);
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
  {
    name: 'a wrong signature',
    applies: ({ can }) => can.signature,
    async run(scene) {
      const seat = await scene.seat();
      const forger = scene.stage.client(scene.client.supplier, { hasWrongSecret: true });
      const round = scene.newId();
      const stakeTxId = scene.newId();
      expectVerdict(await forger.stake(seat, { txId: stakeTxId, round, amountKobo: stakeKobo }), ...refusals);
      expectVerdict(
        await forger.win(seat, { txId: scene.newId(), round, amountKobo: winKobo, stakeTxId }),
        ...refusals,
      );
      await expectBalance(scene, seat, fundsKobo);
    },
  },
  {
    name: 'a wrong currency',
    applies: ({ can }) => can.currency,
    async run(scene) {
      const seat = await scene.seat();
      const foreign = { ...seat, currency: 'EUR' };
      const stake = { txId: scene.newId(), round: scene.newId(), amountKobo: stakeKobo };
      expectVerdict(await scene.client.stake(foreign, stake), 'currency', 'refused');
      await expectBalance(scene, seat, fundsKobo);
    },
  },
  {
    name: 'an answer lost, then again',
    async run(scene) {
      const { stage, client, newId } = scene;
      const seat = await scene.seat();
      const [stakeTxId, winTxId, round] = [newId(), newId(), newId()];
      const deaf = stage.client(client.supplier, {
        async send(call) {
          const { headers, body, method, url } = call;
          await fetch(url, { method, ...(headers && { headers }), ...(body !== undefined && { body }) });
          throw new Error('the answer was lost');
        },
      });
      const stake = { txId: stakeTxId, round, amountKobo: stakeKobo };
      await deaf.stake(seat, stake).catch(() => undefined);
      expectVerdict(await client.stake(seat, stake), 'done', 'repeat');
      const win = { txId: winTxId, round, amountKobo: winKobo, stakeTxId };
      await deaf.win(seat, win).catch(() => undefined);
      expectVerdict(await client.win(seat, win), 'done', 'repeat');
      await expectBalance(scene, seat, fundsKobo - stakeKobo + winKobo);
    },
  },
  {
    name: '50 stakes at once',
    async run(scene) {
      const seat = await scene.seat(stakeKobo * 10n);
      const replies = await Promise.all(
        Array.from({ length: 50 }, () =>
          scene.client.stake(seat, { txId: scene.newId(), round: scene.newId(), amountKobo: stakeKobo }),
        ),
      );
      const taken = replies.filter(({ verdict }) => verdict === 'done').length;
      const short = replies.filter(({ verdict }) => verdict === 'insufficient').length;
      if (taken !== 10 || short !== 40) throw new Broken(`${taken} were taken and ${short} refused, not 10 and 40`);
      await expectBalance(scene, seat, 0n);
    },
  },
  {
    name: 'one stake 50 times at once',
    async run(scene) {
      const seat = await scene.seat();
      const stake = { txId: scene.newId(), round: scene.newId(), amountKobo: stakeKobo };
      await Promise.all(Array.from({ length: 50 }, () => scene.client.stake(seat, stake)));
      await expectBalance(scene, seat, fundsKobo - stakeKobo);
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
  ...orderCases,
];
