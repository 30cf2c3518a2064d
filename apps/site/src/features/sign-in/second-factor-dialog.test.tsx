import { afterEach, expect, test, vi } from 'vitest';
import { openPage, wordsOf } from '../../shared/testing/open-page.tsx';
import type { CodeTimes } from './login.ts';

afterEach(() => vi.unstubAllGlobals());

async function wordsOfDialog(times: CodeTimes): Promise<string> {
  const { draw } = await openPage();
  const { SecondFactorDialog } = await import('./second-factor-dialog.tsx');
  const form = { userName: '8031234567', password: 'a password', times, onClose() {} };
  return wordsOf(draw(<SecondFactorDialog open {...form} />));
}

test('a player with an authenticator app is asked for its code, offered a recovery code, and told of no SMS', async () => {
  const words = await wordsOfDialog({ codeAtMs: undefined, resendAtMs: undefined });
  expect(words).toContain('Enter the code that your authenticator app shows now.');
  expect(words).toContain('Use a recovery code instead');
  expect(words).not.toContain('SMS');
});

for (const [name, times] of Object.entries({
  'a code is on its way': { codeAtMs: undefined, resendAtMs: 60_000 },
  'the code of another login went out': { codeAtMs: 60_000, resendAtMs: undefined },
}))
  test(`a player with codes by SMS is told of the SMS alone, here when ${name}`, async () => {
    const words = await wordsOfDialog(times);
    expect(words).toContain('Enter the code that we send you by SMS.');
    expect(words).not.toMatch(/\bapp\b|recovery code/);
  });
