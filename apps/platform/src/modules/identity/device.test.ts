import { expect, test } from 'vitest';
import { recogniseDevice } from './device.ts';

test('recognises a phone', () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 13; TECNO KG5j) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
  expect(recogniseDevice(userAgent)).toEqual({ isMobile: true, os: 'Android 13', browser: 'Chrome 124' });
});

test('recognises a desktop', () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0';
  expect(recogniseDevice(userAgent)).toEqual({ isMobile: false, os: 'Windows 10', browser: 'Firefox 125' });
});

test.each(['Pay http://evil.example now/1', 'Chrome/124.0 go to http://evil.example', 'Your account is blocked/9'])(
  'lets no words of a stranger through in %j',
  (userAgent) => {
    const { os, browser } = recogniseDevice(userAgent);
    expect(`${os} ${browser}`).not.toMatch(/evil|blocked|pay/i);
  },
);

test.each([undefined, '', '😀', 'x'.repeat(20_000), '<script>'])('makes do with %j', (userAgent) => {
  expect(recogniseDevice(userAgent).isMobile).toBe(false);
});
