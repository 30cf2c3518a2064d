import { expect, test } from 'vitest';
import { liveVerificationProblems, verificationSettings } from './verification.ts';

const standInUrl = 'http://127.0.0.1:3003';

test('the sandbox asks its stand-in and no player before a payment; a live house asks', () => {
  expect(verificationSettings({}, { standInUrl, live: false })).toMatchObject({
    isAsked: false,
    url: 'http://127.0.0.1:3003/youverify',
    documentDays: 1_830,
    refusedDocumentDays: 90,
  });
  expect(verificationSettings({}, { standInUrl, live: true }).isAsked).toBe(true);
  expect(verificationSettings({ VERIFICATION: 'on' }, { standInUrl, live: false }).isAsked).toBe(true);
  const short = verificationSettings({ VERIFICATION_DOCUMENT_DAYS: 30 }, { standInUrl, live: true });
  expect([short.documentDays, short.refusedDocumentDays]).toEqual([30, 30]);
});

test('live mode refuses to go without it, and without an address, a token and a key of its own', () => {
  expect(liveVerificationProblems({ VERIFICATION: 'off', VERIFICATION_URL: 'http://register.example' })).toEqual([
    expect.stringContaining('VERIFICATION: must be on'),
    expect.stringContaining('https://'),
    expect.stringContaining('VERIFICATION_TOKEN'),
    expect.stringContaining('VERIFICATION_HASH_KEY'),
  ]);
  expect(
    liveVerificationProblems({
      VERIFICATION_URL: 'https://register.example',
      VERIFICATION_TOKEN: 'a token',
      VERIFICATION_HASH_KEY: 'a key of thirty-two characters or more',
    }),
  ).toEqual([]);
});
