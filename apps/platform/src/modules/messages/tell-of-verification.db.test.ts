import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestMessages } from '../../testing/test-messages.ts';

const db = useTestDatabase();

test.each([
  ['en', { state: 'accepted', about: 'number', reason: null }, 'Your verification: accepted', 'identity number'],
  ['en', { state: 'again', about: 'number', reason: 'NOT_FOUND' }, 'please send it again', 'no such number'],
  ['sw', { state: 'refused', about: 'passport', reason: null, text: 'Andika' }, 'haukukubaliwa', 'Sababu yetu: Andika'],
  ['zh', { state: 'again', about: 'number', reason: 'OTHER_PERSON' }, '请重新提交', '姓名和出生日期'],
] as const)('a decision on an identity lies in the inbox once, in %s: %j', async (language, decision, header, text) => {
  const stage = await startTestMessages(db, { language });
  const player = stage.newPlayer();
  await stage.register(player.playerId);
  const common = { id: crypto.randomUUID(), version: 1, playerId: String(player.playerId), text: null };
  for (let times = 0; times < 2; times += 1) await stage.tell('verification.decided', { ...common, ...decision });
  const found = (await player.inbox()).filter(({ messageHeader }) => messageHeader.includes(header));
  expect(found).toHaveLength(1);
  expect(found[0]?.messageText).toContain(text);
});
