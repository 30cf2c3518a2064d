import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestMessages } from '../../testing/test-messages.ts';

const db = useTestDatabase();

test.each([
  ['en', 'credited', 'Your payment was found', 'NGN 1,500.00'],
  ['sw', 'rejected', 'Hatukupokea malipo yako', 'NGN 1,500.00'],
  ['zh', 'credited', '已找到您的付款', 'NGN 1,500.00'],
])('the outcome of a claim lies in the inbox once, in %s', async (language, outcome, header, amount) => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  await stage.register(player.playerId);
  const claimId = crypto.randomUUID();
  const payload = { claimId, playerId: String(player.playerId), outcome, language, amountMinor: '150000' };
  for (let times = 0; times < 2; times += 1) await stage.tell('cashier.claim-decided', payload);
  const found = (await player.inbox()).filter(({ messageHeader }) => messageHeader === header);
  expect(found).toHaveLength(1);
  expect(found[0]?.messageText).toContain(amount);
});
