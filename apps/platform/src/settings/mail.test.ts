import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './index.ts';

test('keeps mail in the data folder unless there is a mail server', () => {
  expect(readSettings({ DATA_DIR: '/data' }).mail).toEqual({
    url: undefined,
    from: 'no-reply@harmattan.example',
    needsTls: false,
    folder: '/data/mail',
  });
  const given = { MAIL_URL: 'smtps://me:p%40ss@mail.example:2465', MAIL_FROM: 'bets@bets.example' };
  expect(readSettings(given).mail).toMatchObject({ url: given.MAIL_URL, from: given.MAIL_FROM });
});

test.each([
  'http://mail.example',
  'mail.example',
  'smtp:///inbox',
  'smtp://mail.example/inbox',
  'smtp://mail.example?tls.rejectUnauthorized=false',
  'smtp://me@mail.example',
  'smtp://me:100%@mail.example',
])('refuses the mail server %j, without repeating what may be a secret', (url) => {
  expect(() => readSettings({ MAIL_URL: url })).toThrow(SettingsError);
  expect(() => readSettings({ MAIL_URL: url })).not.toThrow(url);
});

test.each(['nobody', 'a@b.example, c@d.example', 'Me <a@b.example>', 'a@b.example\r\nBcc: c@d.example'])(
  'refuses the sender %j',
  (from) => {
    expect(() => readSettings({ MAIL_FROM: from })).toThrow('MAIL_FROM: must be one address');
  },
);

test('has the demo operator answer with the demo world, unless it is said otherwise', () => {
  const demoOperator = (env: NodeJS.ProcessEnv) => readSettings(env).demoOperator;
  expect([demoOperator({}), demoOperator({ DEMO: 'off' })]).toEqual([true, false]);
  expect(demoOperator({ DEMO: 'off', DEMO_OPERATOR: 'on' })).toBe(true);
  expect(demoOperator({ DEMO_OPERATOR: 'off' })).toBe(false);
});
