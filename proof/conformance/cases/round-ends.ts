import { expectVerdict, fundsMinor, refusals } from '../scene.ts';
import { newBet, stakeMinor, winMinor } from './bet.ts';
import type { Case } from './case.ts';

const afterStakeMinor = fundsMinor - stakeMinor;

/** Every win here has an id of its own. What a wire says of the end of a round is in `can.roundEnd`. */
export const roundEnds: Case[] = [
  {
    name: 'a round that goes on wins again',
    applies: ({ can }) => can.roundEnd !== 'every-win',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      // Where the wire has no word for the end, no win is the last one.
      const isLast = scene.client.can.roundEnd === 'never';
      expectVerdict(await bet.win(winMinor, { isLast }), 'done');
      expectVerdict(await bet.win(winMinor + 1n, { isLast, txId: scene.newId() }), 'done');
      await bet.balance(afterStakeMinor + winMinor * 2n + 1n);
    },
  },
  {
    name: 'a win after the end of its round',
    applies: ({ can }) => can.roundEnd !== 'never',
    async run(scene) {
      for (const lastMinor of scene.client.can.roundEnd === 'empty-win' ? [0n] : [winMinor, 0n]) {
        const bet = await newBet(scene);
        await bet.stake();
        expectVerdict(await bet.win(lastMinor), 'done');
        expectVerdict(await bet.win(winMinor + 1n, { txId: scene.newId() }), ...refusals);
        expectVerdict(await bet.win(lastMinor), 'done', 'repeat');
        await bet.balance(afterStakeMinor + lastMinor);
      }
    },
  },
  {
    name: 'ten wins of ten ids at the end of a round',
    applies: ({ can }) => can.roundEnd === 'said' || can.roundEnd === 'every-win',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      const txIds = Array.from({ length: 10 }, () => scene.newId());
      const replies = await Promise.all(txIds.map((txId, at) => bet.win(winMinor + BigInt(at), { txId })));
      const paid = replies.findIndex(({ verdict }) => verdict === 'done');
      expectVerdict(replies[Math.max(paid, 0)] as (typeof replies)[number], 'done');
      await bet.balance(afterStakeMinor + winMinor + BigInt(paid));
    },
  },
];
