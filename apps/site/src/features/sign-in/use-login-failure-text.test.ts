import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

async function textOf(status: string, data: unknown): Promise<string> {
  const { read } = await openPage();
  const { useLoginFailureText } = await import('./use-login-failure-text.ts');
  const { CallFailed } = await import('../../shared/api/call-errors.ts');
  const envelope = { statusCode: 1, status, data };
  return read(useLoginFailureText)(new CallFailed('POST Security/Login', { envelope, requestId: null }));
}

test('a refused login says the text of its message, by its key or as it stands', async () => {
  const word = 'INVALID_USERNAME_OR_PASSWORD';
  expect(await textOf('SOMETHING_NEW', { message: word })).toBe('Invalid username or password');
  expect(await textOf('SOMETHING_NEW', { message: 'Closed until Monday' })).toBe('Closed until Monday');
});

test('a refused login without a message says its status', async () => {
  expect(await textOf('USER_MUST_CHANGE_PASSWORD', null)).toBe('User must change password');
  expect(await textOf('USER_MUST_CHANGE_PASSWORD', { message: '' })).toBe('User must change password');
  expect(await textOf('SOMETHING_NEW', {})).toBe('SOMETHING_NEW');
});
