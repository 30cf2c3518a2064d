import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

async function explain(status: string, data: unknown = null) {
  const { read } = await openPage();
  const { useRefusalErrors } = await import('./use-refusal-errors.ts');
  const { CallFailed } = await import('../../shared/api/call-errors.ts');
  const envelope = { statusCode: 1, status, data };
  return read(useRefusalErrors)(new CallFailed('POST Security/Register', { envelope, requestId: null }), 'short');
}

test('a refused registration says each specified status in its own words', async () => {
  expect(await explain('INCORRECT_PARAMETER_VALUE')).toEqual({
    errors: { password: 'Password must have more than 6 characters' },
  });
  expect(await explain('MOBILE_ALREADY_EXISTS')).toMatchObject({
    errors: { mobileNumber: 'Mobile number already exists' },
  });
  expect(await explain('THERMES_NEEDS_TO_BE_ACCEPTED')).toEqual({
    errors: { acceptsTerms: 'Terms needs to be accepted' },
  });
  expect(await explain('VALIDATION_ERROR')).toEqual({ errors: { mobileNumber: 'Username must contain numbers only' } });
  expect(await explain('SOMETHING_NEW', { message: 'not shown' })).toEqual({ message: 'An unknown error occurred' });
});

test('a refused registration without a status says the message, or that the error is unknown', async () => {
  expect(await explain('', { message: 'MOBILE_ALREADY_EXISTS' })).toEqual({ message: 'Mobile number already exists' });
  expect(await explain('', { message: 'Registration opens at noon' })).toEqual({
    message: 'Registration opens at noon',
  });
  for (const data of [null, {}, { message: '' }]) {
    expect(await explain('', data)).toEqual({ message: 'An unknown error occurred' });
  }
});
