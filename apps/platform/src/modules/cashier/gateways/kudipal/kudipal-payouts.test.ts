import { expect, test } from 'vitest';
import { kudipalPayouts } from './kudipal-payouts.ts';

const destination = { kind: 'bank', bankCode: '058', accountNumber: '1', accountName: 'A', phone: '2' } as const;

test.each([
  [409, 'Conflict', 'unknown'],
  [400, 'Transfer with that reference already exists', 'unknown'],
  [400, 'Duplicate reference', 'unknown'],
  [400, 'Reference exists', 'unknown'],
  [400, 'Account does not exist', 'rejected'],
  [400, "This bank account doesn't exist", 'rejected'],
  [400, 'Bank is not known', 'rejected'],
  [400, 'Insufficient funds in customer wallet', 'rejected'],
  [400, 'A transfer like this one was made before', 'unknown'],
  [400, 'We cannot do this now', 'unknown'],
  [422, 'Account does not exist', 'unknown'],
  [403, 'Account does not exist', 'unknown'],
  [500, 'Account does not exist', 'unknown'],
])('takes %i "%s" as %s', async (status, message, kind) => {
  const answer = async () => ({ kind: 'answer', status, body: { status: 'error', message } }) as const;
  const { startPayout } = kudipalPayouts({ get: answer, post: answer }, { callbackUrl: 'https://site.example' });
  expect(await startPayout({ reference: 'r', amountMinor: 100n, currency: 'NGN', destination })).toMatchObject({
    kind,
  });
});
