import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { globalbetSignature, minorFromGlobalbet } from './globalbet.ts';

const request = { timestamp: '1700000000000', call: 'ticket', body: '{"amount":"25.00"}' };

test('signs the time, the call and the body as it is', () => {
  const wanted = createHmac('sha256', 'SECRET').update('1700000000000.ticket.{"amount":"25.00"}').digest('hex');
  expect(globalbetSignature(request, 'SECRET')).toBe(wanted);
  for (const changed of [{ timestamp: '1700000000001' }, { call: 'settle' }, { body: '{"amount": "25.00"}' }]) {
    expect(globalbetSignature({ ...request, ...changed }, 'SECRET')).not.toBe(wanted);
  }
  expect(globalbetSignature(request, 'OTHER')).not.toBe(wanted);
});

test('reads amounts with two decimals and nothing else', () => {
  expect(minorFromGlobalbet('25.00')).toBe(2_500n);
  expect(minorFromGlobalbet('0.05')).toBe(5n);
  const others = [
    '',
    '25',
    '25.0',
    '25.000',
    '-1.00',
    '+1.00',
    '025.00',
    '1e3',
    '.50',
    '1,000.00',
    '99999999999999.00',
  ];
  for (const text of others) expect(minorFromGlobalbet(text), text).toBeUndefined();
});
