import { expect, it } from 'vitest';
import { parseSession, type Session, sessionText } from './session-record.ts';

const session: Session = {
  token: 'abc',
  user: { userName: '2348031234567', currency: 'NGN', rankId: 0 },
  balanceInfo: { totalBalance: 1500.5 },
};

it('reads what it wrote', () => {
  expect(parseSession(sessionText(session))).toEqual(session);
});

it.each([
  ['no cookie', undefined],
  ['an empty cookie', ''],
  ['a cut cookie', sessionText(session).slice(0, -4)],
  ['another kind of JSON', 'null'],
  ['no user', JSON.stringify({ ...session, user: undefined })],
  ['an empty user name', JSON.stringify({ ...session, user: { ...session.user, userName: '' } })],
  ['a user name that is no text', JSON.stringify({ ...session, user: { ...session.user, userName: 7 } })],
])('takes %s for no session', (_, text) => {
  expect(parseSession(text)).toBeUndefined();
});

it('is signed in with a user name alone, and makes nothing up', () => {
  expect(parseSession('{"user":{"userName":"2348031234567"},"balanceInfo":{"totalBalance":"1"}}')).toEqual({
    token: '',
    user: { userName: '2348031234567', currency: '', rankId: 0 },
    balanceInfo: { totalBalance: 0 },
  });
});
