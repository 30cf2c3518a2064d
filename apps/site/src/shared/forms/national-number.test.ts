import { isMobileNumber } from '@harmattan/kernel/market';
import { expect, test } from 'vitest';
import { keptNumberText, nationalNumber } from './national-number.ts';

/** Character by character, as a field sees it. */
function typed(text: string): string {
  return [...text].reduce((shown, character) => nationalNumber(shown + character), '');
}

const written = [
  '8031234567',
  '803 123 4567',
  '803-123-4567',
  '+2348031234567',
  '+234 803 123 4567',
  '+234 (0) 803 123 4567',
  '2348031234567',
  '234 803 123 4567',
  '23408031234567',
  '80312345678',
];

test.each(written)('%j becomes ten digits when it is pasted or filled in at once', (text) => {
  expect(nationalNumber(text)).toBe('8031234567');
});

test.each(written.filter((text) => !text.startsWith('2340')))('%j becomes the same digits when it is typed', (text) => {
  expect(typed(text)).toBe('8031234567');
});

test('a first 0 stays with all digits behind it, for the form to refuse', () => {
  expect(nationalNumber('08031234567')).toBe('08031234567');
  expect(typed('0803 123 4567')).toBe('08031234567');
});

test('letters and numbers of other countries stay as they are', () => {
  expect(nationalNumber('70abc45678')).toBe('70abc45678');
  expect(nationalNumber('+255712345678')).toBe('+255712345678');
});

test('only numbers of mobile networks are ones', () => {
  expect(['7012345678', '8031234567', '8101234567', '9012345678', '9131234567'].every(isMobileNumber)).toBe(true);
  expect(
    ['803123456', '1000000000', '08031234567', '2348031234', '6012345678', '', '80312345a7'].some(isMobileNumber),
  ).toBe(false);
});

test('the number that is kept is shown in groups', () => {
  expect(keptNumberText('8031234567')).toBe('+234 803 123 4567');
});
