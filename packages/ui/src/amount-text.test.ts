import { describe, expect, it } from 'vitest';
import { editAmount, groupAmount, plainAmount } from './amount-text.ts';

/** Marks the caret with `|`, before and after. */
function insert(field: string, text: string) {
  const [head = '', tail = ''] = field.split('|');
  return show(editAmount({ before: head + tail, after: head + text + tail, caret: head.length + text.length }));
}

function backspace(field: string) {
  const [head = '', tail = ''] = field.split('|');
  return show(editAmount({ before: head + tail, after: head.slice(0, -1) + tail, caret: head.length - 1 }));
}

function forwardDelete(field: string) {
  const [head = '', tail = ''] = field.split('|');
  return show(editAmount({ before: head + tail, after: head + tail.slice(1), caret: head.length, forward: true }));
}

function show(result: ReturnType<typeof editAmount>) {
  if (result === 'refused') return result;
  return `${result.shown.slice(0, result.caret)}|${result.shown.slice(result.caret)}`;
}

describe('typing', () => {
  it('groups thousands and keeps the caret behind the digit just typed', () => {
    expect(insert('123|', '4')).toBe('1,234|');
    expect(insert('1|,234', '9')).toBe('19|,234');
    expect(insert('|1,234', '9')).toBe('9|1,234');
    expect(insert('999,9|99', '1')).toBe('9,999,1|99');
  });

  it('takes one point and two decimals', () => {
    expect(insert('1,234|', '.')).toBe('1,234.|');
    expect(insert('1,234.5|', '0')).toBe('1,234.50|');
    expect(insert('1,234.50|', '1')).toBe('refused');
    expect(insert('1.5|', '.')).toBe('refused');
    expect(insert('12|34', '.')).toBe('12.|34');
    expect(insert('12|345', '.')).toBe('refused');
  });

  it('begins a bare fraction with a zero and drops leading zeros', () => {
    expect(insert('|', '.')).toBe('0.|');
    expect(insert('0|', '7')).toBe('7|');
    expect(insert('0|', '.')).toBe('0.|');
  });

  it('ignores a typed separator', () => {
    expect(insert('12|', ',')).toBe('12|');
  });

  it('stops at thirteen whole digits', () => {
    expect(insert('1,234,567,890,123|', '4')).toBe('refused');
  });
});

describe('deleting', () => {
  it('takes the digit beside a separator', () => {
    expect(backspace('1,|234')).toBe('|234');
    expect(forwardDelete('1|,234')).toBe('1|34');
  });

  it('regroups', () => {
    expect(backspace('1,234|')).toBe('123|');
    expect(backspace('1,2|34')).toBe('1|34');
    expect(backspace('5|')).toBe('|');
  });
});

describe('pasting', () => {
  it.each([
    ['1,234.5', '1,234.5|'],
    ['12345678.90', '12,345,678.90|'],
    ['₦\u202f5,000.00', '5,000.00|'],
    ['NGN 250', '250|'],
    ['١٢٣٤٫٥', '1,234.5|'],
    ['۱۲۳', '123|'],
    ['１２３４', '1,234|'],
  ])('reads %s', (text, expected) => {
    expect(insert('|', text)).toBe(expected);
  });

  it.each(['1e5', '-1', '+1', '1234,50', '1.234,50', '1.2.3', '0x10', 'NaN', '1.999', 'ten'])(
    'refuses %s whole',
    (text) => {
      expect(insert('|', text)).toBe('refused');
      expect(insert('20|', text)).toBe('refused');
    },
  );
});

describe('replacing a selection', () => {
  const replaced = (before: string, after: string) => show(editAmount({ before, after, caret: after.length }));

  it('reads the whole when old and new begin alike', () => {
    expect(replaced('20', '2,000')).toBe('2,000|');
    expect(replaced('1,234', '1,500.00')).toBe('1,500.00|');
    expect(replaced('1,234', '1234,50')).toBe('refused');
  });
});

describe('plain text', () => {
  it('is what the kernel reads', () => {
    expect(plainAmount('1,234.')).toBe('1234');
    expect(plainAmount('12,345,678.90')).toBe('12345678.90');
    expect(plainAmount('')).toBe('');
    expect(groupAmount('1234.5')).toBe('1,234.5');
    expect(groupAmount('0.05')).toBe('0.05');
  });
});
