import { expect, it } from 'vitest';
import { isInOtherApp, isWebView } from './is-web-view.ts';

const android = 'Mozilla/5.0 (Linux; Android 11; TECNO KE5; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['the web view of Android', `${android} Chrome/119.0.0.0 Mobile Safari/537.36`],
  ['the web view of an iPhone', `${iphone} Mobile/15E148`],
  ['the web view of an iPad', `${iphone.replaceAll('iPhone', 'iPad')} Mobile/15E148`],
])('recognises %s', (_what, userAgent) => {
  expect(isWebView(userAgent)).toBe(true);
});

it.each([
  [
    'Chrome on Android',
    `${android.replace('; wv', '').replace(' Version/4.0', '')} Chrome/119.0.0.0 Mobile Safari/537.36`,
  ],
  ['Safari on an iPhone', `${iphone} Version/16.6 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iphone} CriOS/119.0.6045.109 Mobile/15E148 Safari/604.1`],
  [
    'a desktop',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36',
  ],
  ['Safari on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'],
  ['nothing at all', ''],
])('lets %s be an ordinary browser', (_what, userAgent) => {
  expect(isWebView(userAgent)).toBe(false);
});

it.each([
  'OPR/76.2.4027.73374',
  'Opera Mini/36.2',
  '[FBAN/FBIOS;FBAV/438.0.0]',
  '[FB_IAB/FB4A;FBAV/440.0.0]',
  'Instagram 309.0.0.40.113 Android',
  'musical_ly_2023105030 BytedanceWebview/d8a21c6',
  'TikTok 31.5.3',
  'Twitter for iPhone/10.16',
  'WhatsApp/2.23.24.14',
  'Telegram-Android/10.2.3',
  'Boomplay/7.2.0',
  'Spotify/8.8.84',
  'Audiomack/6.29.1',
])('does not take the browser inside %s for a native app', (app) => {
  expect(isWebView(`${android} Chrome/119.0.0.0 Mobile Safari/537.36 ${app}`)).toBe(false);
  expect(isWebView(`${iphone} Mobile/15E148 ${app}`)).toBe(false);
  expect(isInOtherApp(`${iphone} Mobile/15E148 ${app}`)).toBe(true);
});
