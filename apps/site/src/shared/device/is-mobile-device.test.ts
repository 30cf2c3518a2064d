import { expect, it } from 'vitest';
import { isMobileDevice } from './is-mobile-device.ts';

it.each([
  [
    'a cheap phone',
    'Mozilla/5.0 (Linux; Android 11; TECNO BF6) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36',
    true,
  ],
  ['a tablet', 'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36', true],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
    true,
  ],
  ['a phone with keys', 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', true],
  ['a laptop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36', false],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15', false],
])('knows %s', (_, userAgent, isMobile) => {
  expect(isMobileDevice(userAgent)).toBe(isMobile);
});
