import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { currencyProblems, livePaymentProblems, paymentSettings, paymentVariables } from './payments.ts';

const read = (env: Record<string, string> = {}) => z.object(paymentVariables).parse(env);
const standInUrl = 'http://127.0.0.1:3003';
const sandbox = (env?: Record<string, string>) => paymentSettings(read(env), { standInUrl, live: false });

test('finds the stand-ins in the sandbox, with the credentials that both sides know', () => {
  expect(sandbox()).toMatchObject({
    kudipal: { url: `${standInUrl}/kudipal`, ...sandboxCredentials.kudipal },
    selcom: { url: `${standInUrl}/selcom`, ...sandboxCredentials.selcom, currency: undefined },
    fasthub: { url: `${standInUrl}/fasthub`, ...sandboxCredentials.fasthub, currency: undefined },
    approvalLimits: { singleMaxMinor: 5_000_000n, dayMaxMinor: 20_000_000n, dayCountMax: 10 },
    canPlayersCancel: true,
    sendWaits: { cancelWindowSeconds: 30, newDestinationSeconds: 0 },
  });
});

test('waits and doubts are short in the sandbox and long in live mode, and an operator sets others', () => {
  const live = (env?: Record<string, string>) => paymentSettings(read(env), { standInUrl, live: true });
  expect(sandbox()).toMatchObject({ nameRules: { changeSeconds: 60 }, newDevice: { waitSeconds: 60 } });
  const day = 24 * 3_600;
  expect([sandbox().cardLimits.onCardMax, live().cardLimits.onCardMax]).toEqual([10_000, 20]);
  expect(live()).toMatchObject({
    nameRules: { tolerance: 1, changeSeconds: 30 * day },
    newDevice: { waitSeconds: day },
    sendWaits: { cancelWindowSeconds: 60 },
  });
  expect(live({ WITHDRAWAL_NEW_DEVICE_WAIT_MINUTES: '0' }).newDevice.waitSeconds).toBe(0);
  expect(live({ WITHDRAWAL_CANCEL_WINDOW_SECONDS: '0' }).sendWaits.cancelWindowSeconds).toBe(0);
  expect(live({ WITHDRAWAL_CANCELLING: 'off' })).toMatchObject({
    canPlayersCancel: false,
    sendWaits: { cancelWindowSeconds: 0 },
  });
  expect(live({ WITHDRAWAL_NAME_CHANGE_MINUTES: '0' }).nameRules.changeSeconds).toBe(0);
});

test('a gateway can be switched off', () => {
  expect(sandbox({ SELCOM_URL: 'off' }).selcom).toBeUndefined();
  expect(livePaymentProblems(read({ KUDIPAL_URL: 'off', SELCOM_URL: 'off', FASTHUB_URL: 'off' }))).toEqual([]);
});

test.each([
  [{ WITHDRAWAL_AUTO_APPROVE_MAX: '-1' }],
  [{ WITHDRAWAL_AUTO_APPROVE_MAX: '1e5' }],
  [{ WITHDRAWAL_AUTO_APPROVE_DAY_COUNT: '-1' }],
  [{ WITHDRAWAL_CANCEL_WINDOW_SECONDS: '1.5' }],
  [{ WITHDRAWAL_NAME_TOLERANCE: '3' }],
  [{ WITHDRAWAL_NEW_DEVICE_MAX: '-1' }],
  [{ KUDIPAL_ENCRYPTION_KEY: 'short' }],
  [{ SELCOM_URL: 'ftp://selcom.example' }],
  [{ SELCOM_CURRENCY: 'shillings' }],
])('does not take %j', (env) => {
  expect(z.object(paymentVariables).safeParse(env).success).toBe(false);
});

const selcom = {
  KUDIPAL_URL: 'off',
  FASTHUB_URL: 'off',
  SELCOM_URL: 'https://selcom.example',
  SELCOM_API_KEY: 'key',
  SELCOM_API_SECRET: 'secret',
  SELCOM_VENDOR: 'VENDOR',
  SELCOM_PIN: '4711',
  SELCOM_C2B_TOKEN: 'a token that is hard to guess',
};

test('names what a gateway lacks in live mode, one by one', () => {
  expect(livePaymentProblems(read(selcom))).toEqual([]);
  for (const name of Object.keys(selcom).filter((key) => key.startsWith('SELCOM'))) {
    const { [name as keyof typeof selcom]: _, ...rest } = selcom;
    expect(livePaymentProblems(read(rest))).toEqual([expect.stringMatching(`^${name}: not set`)]);
  }
});

test('takes no plain address, no published secret and no short one for real money', () => {
  const problems = (change: object) => livePaymentProblems(read({ ...selcom, ...change }));
  for (const SELCOM_URL of ['http://selcom.example', 'HTTP://selcom.example']) {
    expect(problems({ SELCOM_URL })).toEqual([expect.stringContaining('https://')]);
  }
  const { apiSecret } = sandboxCredentials.selcom;
  expect(problems({ SELCOM_API_SECRET: apiSecret })).toEqual([
    expect.stringMatching('^SELCOM_API_SECRET: is the sand'),
  ]);
  expect(problems({ SELCOM_C2B_TOKEN: 'guess me' })).toEqual([expect.stringMatching('^SELCOM_C2B_TOKEN: must have')]);
});

test('sees a gateway whose money is not the brand’s', () => {
  const live = paymentSettings(read(selcom), { standInUrl, live: true });
  expect(currencyProblems(live, 'NGN')).toEqual([expect.stringMatching('^SELCOM_URL: must be off')]);
  expect(currencyProblems(live, 'TZS')).toEqual([]);
  expect(currencyProblems(sandbox(), 'NGN')).toEqual([]);
});
