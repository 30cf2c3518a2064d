import { expectVerdict, fundsKobo, refusals } from '../scene.ts';
import { newBet, stakeKobo, winKobo } from './bet.ts';
import type { Case } from './case.ts';

const afterStakeKobo = fundsKobo - stakeKobo;

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
      expectVerdict(await bet.win(winKobo, { isLast }), 'done');
      expectVerdict(await bet.win(winKobo + 1n, { isLast, txId: scene.newId() }), 'done');
      await bet.balance(afterStakeKobo + winKobo * 2n + 1n);
    },
  },
  {
    name: 'a win after the end of its round',
    applies: ({ can }) => can.roundEnd !== 'never',
    async run(scene) {
      for (const lastKobo of scene.client.can.roundEnd === 'empty-win' ? [0n] : [winKobo, 0n]) {
        const bet = await newBet(scene);
        await bet.stake();
        expectVerdict(await bet.win(lastKobo), 'done');
        expectVerdict(await bet.win(winKobo + 1n, { txId: scene.newId() }), ...refusals);
        expectVerdict(await bet.win(lastKobo), 'done', 'repeat');
        await bet.balance(afterStakeKobo + lastKobo);
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
      const replies = await Promise.all(txIds.map((txId, at) => bet.win(winKobo + BigInt(at), { txId })));
      const paid = replies.findIndex(({ verdict }) => verdict === 'done');
      expectVerdict(replies[Math.max(paid, 0)] as (typeof replies)[number], 'done');
      await bet.balance(afterStakeKobo + winKobo + BigInt(paid));
    },
  },
];
