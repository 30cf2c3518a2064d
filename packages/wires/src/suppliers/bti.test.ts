import { expect, test } from 'vitest';
import { readBtiAnswer, writeBtiAnswer } from './bti.ts';
import { readBets, readPurchase, writeBets, writePurchase } from './bti-body.ts';

test('an answer is one encoded pair a line, ended by carriage return and line feed', () => {
  const text = writeBtiAnswer({
    error_code: '0',
    error_message: 'No error',
    balance: '-12.50',
    city: 'Abẹ & Òkè=1\r\n',
  });
  expect(text).toBe(
    'error_code=0\r\nerror_message=No+error\r\nbalance=-12.50\r\ncity=Ab%E1%BA%B9+%26+%C3%92k%C3%A8%3D1%0D%0A\r\n',
  );
  expect(readBtiAnswer(text)).toEqual({
    error_code: '0',
    error_message: 'No error',
    balance: '-12.50',
    city: 'Abẹ & Òkè=1\r\n',
  });
});

test.each([
  '',
  '<html>502</html>',
  'error_code',
  'error_code=maybe',
  'error_message=No error\r\n',
  'error_code=0\r\nerror_code=-1\r\n',
  'error_code=0\r\n=1\r\n',
  'error_code=0\r\nbalance=%E1%BA\r\n',
  `error_code=0\r\n${'a=1\r\n'.repeat(30)}`,
])('%j is no answer', (text) => {
  expect(readBtiAnswer(text)).toBeUndefined();
});

const line = {
  eventId: 'm1',
  branch: 'football',
  league: 'Coast',
  event: 'Gulls "A" <B> v Dunes',
  market: 'Result',
  yourBet: 'Gulls & co',
  decimalOdds: '1.850',
  startsAt: new Date('2026-11-20T15:00:00Z'),
  isLive: false,
};
const bets = {
  customerId: '17',
  reserveId: 'r1',
  amount: '10.00',
  currency: 'NGN',
  purchaseId: 'b1',
  gain: '18.50',
  lines: [line, { ...line, event: 'Rivers v 漢字' }],
};

test('a reserve tells who bets how much in what currency, and on what in words', () => {
  const told = {
    EventID: line.eventId,
    BranchName: line.branch,
    LeagueName: 'Coast',
    EventName: 'Gulls "A" <B> v Dunes',
    LineTypeName: 'Result',
    YourBet: 'Gulls & co',
    DecimalOdds: '1.850',
    EventDateUTC: '2026-11-20T15:00:00.000Z',
    IsLive: '0',
  };
  expect(readBets(writeBets(bets))).toEqual({
    customerId: '17',
    reserveId: 'r1',
    amount: '10.00',
    currency: 'NGN',
    note: 'Gulls "A" <B> v Dunes: Result: Gulls & co; Rivers v 漢字: Result: Gulls & co',
    gain: '18.50',
    isSystem: false,
    lines: [told, { ...told, EventName: 'Rivers v 漢字' }],
  });
  expect(readBets(writeBets({ ...bets, kind: 'System Yankee, 11 lines' }))).toMatchObject({ isSystem: true });
  expect(readBets('<Bets cust_id="17"></Bets>')).toMatchObject({ customerId: '17', note: undefined });
});

const purchase = { customerId: '17', amount: '25.00', reserveId: 'r1', purchaseId: 'b1' };

test('a payment tells what its bet was before and what it is now', () => {
  const body = writePurchase('Credit', { ...purchase, from: 'Opened', to: 'Won' });
  expect(readPurchase('Credit', body)).toEqual({
    customerId: '17',
    purchaseId: 'b1',
    isOpen: false,
    changes: [{ from: 'Opened', to: 'Won' }],
  });
  expect(readPurchase('Debit', body)).toBeUndefined();
  const part = writePurchase('Credit', { ...purchase, from: 'Opened', to: 'Cashout', isOpen: true });
  expect(readPurchase('Credit', part)).toMatchObject({ isOpen: true });
});

test.each([
  ['two purchases', '<Credit><Purchases><Purchase PurchaseID="1"/><Purchase PurchaseID="2"/></Purchases></Credit>'],
  ['none', '<Credit><Purchases/></Credit>'],
  ['text', '<Credit>money<Purchases><Purchase PurchaseID="1"/></Purchases></Credit>'],
  ['an entity of its own', '<!DOCTYPE a [<!ENTITY b "c">]><Credit><Purchase PurchaseID="&b;"/></Credit>'],
  ['an attribute twice', '<Credit><Purchase PurchaseID="1" PurchaseID="2"/></Credit>'],
  ['an open end', '<Credit><Purchase PurchaseID="1">'],
  ['a flood', `<Credit><Purchase PurchaseID="1"/>${'<Change/>'.repeat(600)}</Credit>`],
  ['a tower', `<Credit>${'<a>'.repeat(20)}<Purchase PurchaseID="1"/>${'</a>'.repeat(20)}</Credit>`],
])('a body with %s is no payment', (_what, body) => {
  expect(readPurchase('Credit', body)).toBeUndefined();
});
