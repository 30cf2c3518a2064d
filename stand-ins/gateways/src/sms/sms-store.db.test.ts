import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { setTestClock } from '@harmattan/process/test-clock';
import { expect, test } from 'vitest';
import { newNumber, useTestDatabase } from '../testing/test-gateways.ts';
import { deleteOld, insertMessage, listMessages, listNumbers, messagesPerNumberMax } from './sms-store.ts';

const { pool } = useTestDatabase();
const ids = createIds({ clock: systemClock, random: systemRandom });
const send = (to: string, text: string) => insertMessage(pool, { id: ids.next(), to, from: 'Harmattan', text });

test('keeps the messages of each number apart, newest first', async () => {
  const [one, other] = [newNumber(), newNumber()];
  await send(one, 'first');
  await send(other, 'of another');
  await send(one, 'second');
  expect((await listMessages(pool, one)).map(({ text }) => text)).toEqual(['second', 'first']);
  expect((await listMessages(pool, one))[0]).toMatchObject({ to: one, from: 'Harmattan', at: expect.any(Date) });
});

test('forgets the oldest beyond its limit, of that number only', async () => {
  const [flooded, quiet] = [newNumber(), newNumber()];
  await send(quiet, 'kept');
  for (let count = 0; count < messagesPerNumberMax + 3; count += 1) await send(flooded, String(count));
  const texts = (await listMessages(pool, flooded)).map(({ text }) => text);
  expect(texts).toHaveLength(messagesPerNumberMax);
  expect([texts[0], texts.at(-1)]).toEqual([String(messagesPerNumberMax + 2), '3']);
  const { rows } = await pool.query('select count(*)::int as kept from sms.message where number = $1', [flooded]);
  expect(rows).toEqual([{ kept: messagesPerNumberMax }]);
  expect(await listMessages(pool, quiet)).toHaveLength(1);
});

test('lists the numbers by what they received last', async () => {
  const [one, other] = [newNumber(), newNumber()];
  await send(one, 'early');
  await send(other, 'later');
  await send(one, 'last');
  const numbers = await listNumbers(pool);
  expect(numbers.slice(0, 2).map(({ number }) => number)).toEqual([one, other]);
  expect(numbers[0]?.latestId).toBe((await listMessages(pool, one))[0]?.id);
});

test('forgets what is a month old', async () => {
  const number = newNumber();
  await send(number, 'old');
  await setTestClock(pool, 31 * 86_400_000);
  await send(number, 'young');
  await deleteOld(pool, 30);
  expect((await listMessages(pool, number)).map(({ text }) => text)).toEqual(['young']);
});
