import type { Settlement } from '@harmattan/supplier-clients/book-client';
import { expectBalance, expectBalanceIn, expectVerdict, fundsKobo, refusals, refusalsForNow } from '../scene.ts';
import { type BookCase, type BookScene, newBet, stakeKobo, winKobo, wireBet } from './bet.ts';

/** The one case that needs an operator who allows it. */
export const overdraftCase = 'a win taken back below zero';

const afterStakeKobo = fundsKobo - stakeKobo;

/** A bet that was settled so, corrected so, twice over: what was paid in the end is what should have been. */
function correction(name: string, kind: Settlement['kind'], paidKobo: bigint, dueKobo: bigint): BookCase {
  return {
    name,
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      expectVerdict(await bet.settle(kind, paidKobo), 'done');
      const corrected = await bet.correct(paidKobo, dueKobo);
      expectVerdict(corrected, 'done');
      expectBalanceIn(corrected, afterStakeKobo + dueKobo);
      expectVerdict(await bet.correct(paidKobo, dueKobo), 'done', 'repeat');
      await bet.balance(afterStakeKobo + dueKobo);
    },
  };
}

/** A player who has spent the win that is to be taken back. */
async function spentWin(scene: BookScene) {
  const bet = await newBet(scene, { funds: stakeKobo });
  await bet.place();
  await bet.settle();
  const spent = wireBet(scene, winKobo);
  expectVerdict(await scene.client.place(bet.seat, spent), 'done');
  await bet.balance(0n);
  return { bet, spent };
}

export const corrections: BookCase[] = [
  correction('a win, and more of it', 'won', winKobo, winKobo + 400n),
  correction('a win, and less of it', 'won', winKobo, 300n),
  correction('a win that was none', 'won', winKobo, 0n),
  correction('a loss that was a win', 'lost', 0n, winKobo),
  correction('a void bet that was won', 'void', stakeKobo, winKobo),
  correction('a void bet that was lost', 'void', stakeKobo, 0n),
  {
    name: 'a correction ten times at once',
    async run(scene) {
      for (const dueKobo of [winKobo + 400n, 300n]) {
        const bet = await newBet(scene);
        await bet.place();
        await bet.settle();
        const replies = await Promise.all(Array.from({ length: 10 }, () => bet.correct(winKobo, dueKobo)));
        for (const reply of replies) expectVerdict(reply, 'done', 'repeat');
        await bet.balance(afterStakeKobo + dueKobo);
      }
    },
  },
  {
    name: 'a correction again, another amount',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await bet.settle();
      await bet.correct(winKobo, winKobo + 400n);
      expectVerdict(await bet.correct(winKobo, winKobo + 500n), 'repeat', ...refusals);
      await bet.balance(afterStakeKobo + winKobo + 400n);
    },
  },
  {
    name: 'a correction of a correction',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await bet.settle('lost');
      let [previousTxId, previousKobo] = [bet.settleTxId, 0n];
      for (const dueKobo of [winKobo, 300n, 800n, 0n]) {
        const txId = scene.newId();
        expectVerdict(await bet.correct(previousKobo, dueKobo, { txId, previousTxId }), 'done');
        await bet.balance(afterStakeKobo + dueKobo);
        [previousTxId, previousKobo] = [txId, dueKobo];
      }
    },
  },
  {
    name: 'a correction, its answer lost',
    async run(scene) {
      const { stage, client } = scene;
      const bet = await newBet(scene);
      await bet.place();
      await bet.settle();
      const by = stage.book(client.supplier, { losesAnswer: 1 });
      await bet.correct(winKobo, 300n, { by }).catch(() => undefined);
      expectVerdict(await bet.correct(winKobo, 300n), 'done', 'repeat');
      await bet.balance(afterStakeKobo + 300n);
    },
  },
  {
    name: 'a correction of an open bet',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      expectVerdict(await bet.correct(0n, winKobo), ...refusalsForNow);
      await bet.balance(afterStakeKobo);
    },
  },
  {
    name: 'a win taken back that was spent',
    applies: (_client, stage) => stage.overdraft === false,
    async run(scene) {
      const { bet, spent } = await spentWin(scene);
      // It may be asked for again, in whatever words, and comes once there is money.
      expectVerdict(await bet.correct(winKobo, 0n), 'insufficient', 'unavailable');
      expectVerdict(await bet.correct(winKobo, 0n), 'insufficient', 'unavailable');
      await bet.balance(0n);
      const { txId, betId } = spent;
      const win = { txId: scene.newId(), betId, stakeTxId: txId, stakeKobo: winKobo, amountKobo: winKobo + 70n };
      expectVerdict(await scene.client.settle(bet.seat, { ...win, kind: 'won' }), 'done');
      expectVerdict(await bet.correct(winKobo, 0n), 'done');
      expectVerdict(await bet.correct(winKobo, 0n), 'done', 'repeat');
      await bet.balance(70n);
    },
  },
  {
    name: overdraftCase,
    applies: (_client, stage) => stage.overdraft === true,
    async run(scene) {
      const { client } = scene;
      const { bet, spent } = await spentWin(scene);
      const taken = await bet.correct(winKobo, 0n);
      expectVerdict(taken, 'done');
      expectBalanceIn(taken, -winKobo);
      expectVerdict(await bet.correct(winKobo, 0n), 'done', 'repeat');
      await bet.balance(-winKobo);
      expectVerdict(await client.place(bet.seat, wireBet(scene)), 'insufficient');
      const { txId, betId } = spent;
      const win = { txId: scene.newId(), betId, stakeTxId: txId, stakeKobo: winKobo, amountKobo: 100n };
      expectVerdict(await client.settle(bet.seat, { ...win, kind: 'won' }), 'done');
      await expectBalance(scene, bet.seat, 100n - winKobo);
    },
  },
];
