import type { Reply } from '@harmattan/supplier-clients/supplier-client';
import { Broken, expectBalance, expectBalanceIn, expectVerdict, fundsMinor, refusals } from '../scene.ts';
import { newBet, stakeMinor, winMinor } from './bet.ts';
import type { Case } from './case.ts';

const triesMax = 10;

/** A wallet on a machine that stands still asks for the same message once more, and a supplier sends it. */
async function untilDecided(send: () => Promise<Reply>): Promise<Reply> {
  let reply = await send();
  for (let tries = 1; reply.verdict === 'unavailable' && tries < triesMax; tries += 1) reply = await send();
  return reply;
}

export const repeats: Case[] = [
  {
    name: 'a stake again',
    async run(scene) {
      const bet = await newBet(scene);
      const first = await bet.stake();
      const again = await bet.stake();
      expectVerdict(again, 'done', 'repeat');
      expectBalanceIn(again, fundsMinor - stakeMinor);
      if (first.id !== again.id) throw new Broken(`the repeat has another id: ${again.raw}`);
      await bet.balance(fundsMinor - stakeMinor);
    },
  },
  {
    name: 'a stake again, another amount',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      expectVerdict(await bet.stake(stakeMinor + 100n), 'repeat', ...refusals);
      await bet.balance(fundsMinor - stakeMinor);
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
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: 'a win again, another amount',
    async run(scene) {
      const bet = await newBet(scene);
      await bet.stake();
      await bet.win();
      expectVerdict(await bet.win(winMinor * 10n), 'repeat', ...refusals);
      await bet.balance(fundsMinor - stakeMinor + winMinor);
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
      const stake = { txId: stakeTxId, round, amountMinor: stakeMinor };
      await deaf.stake(seat, stake).catch(() => undefined);
      expectVerdict(await client.stake(seat, stake), 'done', 'repeat');
      const win = { txId: winTxId, round, amountMinor: winMinor, stakeTxId };
      await deaf.win(seat, win).catch(() => undefined);
      expectVerdict(await client.win(seat, win), 'done', 'repeat');
      await expectBalance(scene, seat, fundsMinor - stakeMinor + winMinor);
    },
  },
  {
    name: '50 stakes at once',
    async run(scene) {
      const seat = await scene.seat(stakeMinor * 10n);
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => {
          const stake = { txId: scene.newId(), round: scene.newId(), amountMinor: stakeMinor };
          return untilDecided(() => scene.client.stake(seat, stake));
        }),
      );
      const taken = replies.filter(({ verdict }) => verdict === 'done' || verdict === 'repeat').length;
      const short = replies.filter(({ verdict }) => verdict === 'insufficient').length;
      if (taken !== 10 || short !== 40) throw new Broken(`${taken} were taken and ${short} refused, not 10 and 40`);
      await expectBalance(scene, seat, 0n);
    },
  },
  {
    name: 'one stake 50 times at once',
    async run(scene) {
      const seat = await scene.seat();
      const stake = { txId: scene.newId(), round: scene.newId(), amountMinor: stakeMinor };
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => untilDecided(() => scene.client.stake(seat, stake))),
      );
      for (const reply of replies) expectVerdict(reply, 'done', 'repeat');
      await expectBalance(scene, seat, fundsMinor - stakeMinor);
    },
  },
];
