import { expect, test } from 'vitest';
import { addressOf, numberIn, panelIn } from './address.ts';

test('another number keeps the panel and the language', () => {
  expect(addressOf('2348030000002', { search: '?number=1&lang=sw', hash: '#dial' })).toBe(
    '?number=2348030000002&lang=sw#dial',
  );
  expect(addressOf('2348030000002', { search: '', hash: '' })).toBe('?number=2348030000002');
});

test('an address without a number or with an unknown panel shows the messages of none', () => {
  expect(numberIn('?lang=sw')).toBe('');
  expect(numberIn('?number=0803')).toBe('0803');
  expect(panelIn('#payouts')).toBe('payouts');
  expect(panelIn('#nowhere')).toBe('messages');
  expect(panelIn('')).toBe('messages');
});
