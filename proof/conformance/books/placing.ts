import { Broken, expectBalance, expectBalanceIn, expectVerdict, fundsMinor, refusals } from '../scene.ts';
import { type BookCase, newBet, stakeMinor, wireBet } from './bet.ts';

const together = 50;
/** So many of them can be paid for. */
const affordable = 10n;

export const placing: BookCase[] = [
  {
    name: 'a stake again',
    async run(scene) {
      const bet = await newBet(scene);
      const first = await bet.place();
      expectVerdict(first, 'done');
      const again = await bet.place();
      expectVerdict(again, ...(scene.client.can.tellsRepeats ? (['repeat'] as const) : (['done', 'repeat'] as const)));
      expectBalanceIn(again, fundsMinor - stakeMinor);
      if (first.id !== again.id) throw new Broken(`the repeat has another id: ${again.raw}`);
      await bet.balance(fundsMinor - stakeMinor);
    },
  },
  {
    name: 'a stake again, another amount',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.place();
      // A wire may have one word for a repeat and for this, but it takes nothing more.
      expectVerdict(await bet.place(stakeMinor + 100n), 'repeat', ...refusals);
      expectVerdict(await bet.place(stakeMinor - 100n), 'repeat', ...refusals);
      await bet.balance(fundsMinor - stakeMinor);
    },
  },
  {
    name: 'the same stake ten times at once',
    async run(scene) {
      const bet = await newBet(scene);
      const replies = await Promise.all(Array.from({ length: 10 }, () => bet.place()));
      for (const reply of replies) expectVerdict(reply, 'done', 'repeat');
      await bet.balance(fundsMinor - stakeMinor);
    },
  },
  {
    name: 'a stake, each of its answers lost',
    async run(scene) {
      const { stage, client } = scene;
      // Some wires take three requests for a stake.
      for (const losesAnswer of [1, 2, 3]) {
        const bet = await newBet(scene);
        await bet.place(stakeMinor, stage.book(client.supplier, { losesAnswer })).catch(() => undefined);
        expectVerdict(await bet.place(), 'done', 'repeat');
        await bet.balance(fundsMinor - stakeMinor);
      }
    },
  },
  {
    name: 'more than there is',
    async run(scene) {
      const bet = await newBet(scene, { funds: 500n });
      expectVerdict(await bet.place(), 'insufficient');
      await bet.balance(500n);
    },
  },
  {
    name: '50 stakes at once, money for ten',
    async run(scene) {
      const { client } = scene;
      const seat = await scene.seat(stakeMinor * affordable);
      const replies = await Promise.all(
        Array.from({ length: together }, () => client.place(seat, wireBet(scene, stakeMinor))),
      );
      const count = (verdict: string) => replies.filter((reply) => reply.verdict === verdict).length;
      if (count('done') !== Number(affordable) || count('done') + count('insufficient') !== together) {
        throw new Broken(`${count('done')} were taken and ${count('insufficient')} refused for want of money`);
      }
      await expectBalance(scene, seat, 0n);
    },
  },
];
