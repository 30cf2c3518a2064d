import { Broken, expectBalance, expectBalanceIn, expectVerdict, fundsKobo, refusals } from '../scene.ts';
import { newBet, stakeKobo, winKobo } from './bet.ts';
import type { Case } from './case.ts';

export const repeats: Case[] = [
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
      const replies = await Promise.all(Array.from({ length: 50 }, () => scene.client.stake(seat, stake)));
      for (const reply of replies) expectVerdict(reply, 'done', 'repeat');
      await expectBalance(scene, seat, fundsKobo - stakeKobo);
    },
  },
];
