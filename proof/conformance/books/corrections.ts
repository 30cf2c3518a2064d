import type { Settlement } from '@harmattan/supplier-clients/book-client';
import { expectBalance, expectBalanceIn, expectVerdict, fundsMinor, refusals, refusalsForNow } from '../scene.ts';
import { type BookCase, type BookScene, newBet, stakeMinor, winMinor, wireBet } from './bet.ts';

/** The one case that needs an operator who allows it. */
export const overdraftCase = 'a win taken back below zero';

const afterStakeMinor = fundsMinor - stakeMinor;
/** What a part of a bet is sold for. */
const partMinor = 250n;

/** A bet that was settled so, corrected so, twice over: what was paid in the end is what should have been. */
function correction(name: string, kind: Settlement['kind'], paidMinor: bigint, dueMinor: bigint): BookCase {
  return {
    name,
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      expectVerdict(await bet.settle(kind, paidMinor), 'done');
      const corrected = await bet.correct(paidMinor, dueMinor);
      expectVerdict(corrected, 'done');
      expectBalanceIn(corrected, afterStakeMinor + dueMinor);
      expectVerdict(await bet.correct(paidMinor, dueMinor), 'done', 'repeat');
      await bet.balance(afterStakeMinor + dueMinor);
    },
  };
}

/** A player who has spent the win that is to be taken back. */
async function spentWin(scene: BookScene) {
  const bet = await newBet(scene, { funds: stakeMinor });
  await bet.place();
  await bet.settle();
  const spent = wireBet(scene, winMinor);
  expectVerdict(await scene.client.place(bet.seat, spent), 'done');
  await bet.balance(0n);
  return { bet, spent };
}

export const corrections: BookCase[] = [
  correction('a win, and more of it', 'won', winMinor, winMinor + 400n),
  correction('a win, and less of it', 'won', winMinor, 300n),
  correction('a win that was none', 'won', winMinor, 0n),
  correction('a loss that was a win', 'lost', 0n, winMinor),
  correction('a void bet that was won', 'void', stakeMinor, winMinor),
  correction('a void bet that was lost', 'void', stakeMinor, 0n),
  {
    name: 'a correction ten times at once',
    async run(scene) {
      for (const dueMinor of [winMinor + 400n, 300n]) {
        const bet = await newBet(scene);
        await bet.place();
        await bet.settle();
        const replies = await Promise.all(Array.from({ length: 10 }, () => bet.correct(winMinor, dueMinor)));
        for (const reply of replies) expectVerdict(reply, 'done', 'repeat');
        await bet.balance(afterStakeMinor + dueMinor);
      }
    },
  },
  {
    name: 'a correction again, another amount',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await bet.settle();
      await bet.correct(winMinor, winMinor + 400n);
      expectVerdict(await bet.correct(winMinor, winMinor + 500n), 'repeat', ...refusals);
      await bet.balance(afterStakeMinor + winMinor + 400n);
    },
  },
  {
    name: 'a correction of a correction',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      await bet.settle('lost');
      let [previousTxId, previousMinor] = [bet.settleTxId, 0n];
      for (const dueMinor of [winMinor, 300n, 800n, 0n]) {
        const txId = scene.newId();
        expectVerdict(await bet.correct(previousMinor, dueMinor, { txId, previousTxId }), 'done');
        await bet.balance(afterStakeMinor + dueMinor);
        [previousTxId, previousMinor] = [txId, dueMinor];
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
      await bet.correct(winMinor, 300n, { by }).catch(() => undefined);
      expectVerdict(await bet.correct(winMinor, 300n), 'done', 'repeat');
      await bet.balance(afterStakeMinor + 300n);
    },
  },
  {
    name: 'a correction of an open bet',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      expectVerdict(await bet.correct(0n, winMinor), ...refusalsForNow);
      await bet.balance(afterStakeMinor);
    },
  },
  {
    name: 'a part sold, and a correction before the rest is settled',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      expectVerdict(await bet.settle('part-cashout', partMinor, { txId: scene.newId() }), 'done');
      // What there is to correct comes later: then the same correction works.
      expectVerdict(await bet.correct(winMinor, 300n), ...refusalsForNow);
      await bet.balance(afterStakeMinor + partMinor);
      expectVerdict(await bet.settle(), 'done');
      expectVerdict(await bet.correct(winMinor, 300n), 'done');
      await bet.balance(afterStakeMinor + partMinor + 300n);
    },
  },
  {
    name: 'a part sold, then the rest settled and corrected',
    async run(scene) {
      const results = [
        { kind: 'lost', paidMinor: 0n, dueMinor: winMinor },
        { kind: 'won', paidMinor: winMinor, dueMinor: winMinor + 400n },
        { kind: 'won', paidMinor: winMinor, dueMinor: 0n },
      ] as const;
      for (const { kind, paidMinor, dueMinor } of results) {
        const bet = await newBet(scene);
        await bet.place();
        expectVerdict(await bet.settle('part-cashout', partMinor, { txId: scene.newId() }), 'done');
        expectVerdict(await bet.settle(kind, paidMinor), 'done');
        expectVerdict(await bet.correct(paidMinor, dueMinor), 'done');
        expectVerdict(await bet.correct(paidMinor, dueMinor), 'done', 'repeat');
        await bet.balance(afterStakeMinor + partMinor + dueMinor);
      }
    },
  },
  {
    name: 'a win taken back that was spent',
    applies: (_client, stage) => stage.overdraft === false,
    async run(scene) {
      const { bet, spent } = await spentWin(scene);
      // It may be asked for again, in whatever words, and comes once there is money.
      expectVerdict(await bet.correct(winMinor, 0n), 'insufficient', 'unavailable');
      expectVerdict(await bet.correct(winMinor, 0n), 'insufficient', 'unavailable');
      await bet.balance(0n);
      const { txId, betId } = spent;
      const win = { txId: scene.newId(), betId, stakeTxId: txId, stakeMinor: winMinor, amountMinor: winMinor + 70n };
      expectVerdict(await scene.client.settle(bet.seat, { ...win, kind: 'won' }), 'done');
      expectVerdict(await bet.correct(winMinor, 0n), 'done');
      expectVerdict(await bet.correct(winMinor, 0n), 'done', 'repeat');
      await bet.balance(70n);
    },
  },
  {
    name: overdraftCase,
    applies: (_client, stage) => stage.overdraft === true,
    async run(scene) {
      const { client } = scene;
      const { bet, spent } = await spentWin(scene);
      const taken = await bet.correct(winMinor, 0n);
      expectVerdict(taken, 'done');
      expectBalanceIn(taken, -winMinor);
      expectVerdict(await bet.correct(winMinor, 0n), 'done', 'repeat');
      await bet.balance(-winMinor);
      expectVerdict(await client.place(bet.seat, wireBet(scene)), 'insufficient');
      const { txId, betId } = spent;
      const win = { txId: scene.newId(), betId, stakeTxId: txId, stakeMinor: winMinor, amountMinor: 100n };
      expectVerdict(await client.settle(bet.seat, { ...win, kind: 'won' }), 'done');
      await expectBalance(scene, bet.seat, 100n - winMinor);
    },
  },
];
