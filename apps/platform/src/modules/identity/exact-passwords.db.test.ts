import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { sharedTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();

test('a password counts exactly as it was typed, and may be long', async () => {
  const { server } = await sharedTestPlatform(db);
  const browser = newBrowser(server);
  const exact = ` Sùya 胡椒 ${'pepper-'.repeat(26)}`;
  expect([...exact].length).toBeGreaterThan(64);
  const number = newNumber();
  expect((await browser.register(number, exact)).status).toBe('SUCCESS');
  const others = [exact.trim(), exact.toLowerCase(), exact.slice(0, 72), exact.slice(0, -1), exact.normalize('NFD')];
  for (const other of others.slice(0, 4)) {
    expect((await browser.signIn(number, other)).status, other).toBe('INVALID_USERNAME_OR_PASSWORD');
  }
  expect((await browser.signIn(number, exact)).status).toBe('SUCCESS');
  expect((await browser.signIn(number, others[4] ?? '')).status).toBe('INVALID_USERNAME_OR_PASSWORD');
});
