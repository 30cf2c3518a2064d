import { describe, expect, it } from 'vitest';
import { editAmount, groupAmount, readAmount } from './amount-text.ts';

/** A field with its caret marked by `|`, and a selection by two of them. */
function parse(field: string) {
  const [head = '', middle = '', tail] = field.split('|');
  return tail === undefined
    ? { head, tail: middle, before: head + middle }
    : { head, tail, before: head + middle + tail };
}

function type(field: string, text: string) {
  return [...text].reduce((now, data) => edit(now, { text: data, inputType: 'insertText', data }), field);
}

function paste(field: string, text: string) {
  return edit(field, { text, inputType: 'insertFromPaste' });
}

/** A browser fills a field in with an event that names no kind of input. */
function autofill(field: string, text: string) {
  return edit(`|${parse(field).before}|`, { text });
}

function cut(field: string) {
  return edit(field, { text: '', inputType: 'deleteByCut' });
}

function backspace(field: string) {
  const { head, tail } = parse(field);
  return edit(`${head.slice(0, -1)}|${head.slice(-1)}|${tail}`, { text: '', inputType: 'deleteContentBackward' });
}

function forwardDelete(field: string) {
  const { head, tail } = parse(field);
  return edit(`${head}|${tail.slice(0, 1)}|${tail.slice(1)}`, { text: '', inputType: 'deleteContentForward' });
}

function edit(field: string, given: { text: string; inputType?: string; data?: string }): string {
  const { head, tail, before } = parse(field);
  const { shown, caret } = editAmount({
    before,
    after: head + given.text + tail,
    caret: head.length + given.text.length,
    inputType: given.inputType,
    data: given.data,
  });
  return `${shown.slice(0, caret)}|${shown.slice(caret)}`;
}

describe('typing', () => {
  it('groups thousands and keeps the caret behind the digit just typed', () => {
    expect(type('123|', '4')).toBe('1,234|');
    expect(type('1|,234', '9')).toBe('19|,234');
    expect(type('|1,234', '9')).toBe('9|1,234');
    expect(type('999,9|99', '1')).toBe('9,999,1|99');
    expect(type('1,|23|4', '9')).toBe('19|4');
  });

  it('takes one point and two decimals', () => {
    expect(type('1,234|', '.')).toBe('1,234.|');
    expect(type('1,234.5|', '0')).toBe('1,234.50|');
    expect(type('12|34', '.')).toBe('12.|34');
  });

  it('begins a bare fraction with a zero and drops leading zeros', () => {
    expect(type('|', '.')).toBe('0.|');
    expect(type('0|', '7')).toBe('7|');
    expect(type('0|', '.')).toBe('0.|');
  });

  it('takes separators that the player writes where they belong', () => {
    expect(type('|', '1,000')).toBe('1,000|');
    expect(type('|', '12,345,678.5')).toBe('12,345,678.5|');
    expect(type('|', '1 000')).toBe('1,000|');
  });

  it.each(['-1', '+1', '1e9', '0.001', '1.000.000', '12,50', '1,2,3', '1 5', '1,234.567'])(
    'shows %s as it was typed, and takes no amount from it',
    (text) => {
      const shown = type('|', text).replace('|', '');
      expect(shown).toBe(text);
      expect(readAmount(shown)).toBeUndefined();
    },
  );

  it('takes no amount beyond thirteen whole digits', () => {
    const shown = type('9,999,999,999,999|', '0').replace('|', '');
    expect(shown).toBe('9,999,999,999,9990');
    expect(readAmount(shown)).toBeUndefined();
  });

  it('is an amount again once it is mended', () => {
    expect(backspace('0.001|')).toBe('0.00|');
    expect(forwardDelete('|-1')).toBe('|1');
    expect(type('12,50|', '0')).toBe('12,500|');
    expect(backspace('1,234e|')).toBe('1,234|');
  });

  it('tells a number that is still being typed from one that cannot be meant', () => {
    const typed = (before: string, data: string) =>
      editAmount({ before, after: before + data, caret: before.length + 1, inputType: 'insertText', data })
        .isUnfinished;
    expect(typed('12', ',')).toBe(true);
    expect(typed('12,', '5')).toBe(true);
    expect(typed('12,5', '0')).toBe(true);
    expect(typed('12,50', '0')).toBe(false);
    expect(typed('1', 'e')).toBe(false);
    expect(typed('1,23', ',')).toBe(false);
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
    expect(cut('|12|,345')).toBe('|345');
    expect(cut('1|,|234')).toBe('1|,234');
  });
});

describe('replacing everything', () => {
  it.each([
    ['1,000', '1000', '1,000|'],
    ['1,000', '1,00', '1,00|'],
    ['1,234', '1,500.00', '1,500.00|'],
    ['1,234', '234', '234|'],
    ['20', '2,000', '2,000|'],
    ['12,345', '12,50', '12,50|'],
    ['77', 'rubbish', 'rubbish|'],
  ])('in %s by %s reads the new text alone', (before, text, expected) => {
    expect(paste(`|${before}|`, text)).toBe(expected);
    expect(autofill(`${before}|`, text)).toBe(expected);
  });
});

describe('pasting', () => {
  it.each([
    ['1,234.5', '1,234.5|'],
    ['12345678.90', '12,345,678.90|'],
    ['₦\u202f5,000.00', '5,000.00|'],
    ['NGN 250', '250|'],
    [' 1000\n', '1,000|'],
    ['1\u00a0000', '1,000|'],
    ['١٢٣٤٫٥', '1,234.5|'],
    ['۱۲۳', '123|'],
    ['１２３４', '1,234|'],
  ])('reads %s', (text, expected) => {
    expect(paste('|', text)).toBe(expected);
  });

  it.each([
    '1e5',
    '-1',
    '+1',
    '1234,50',
    '1.234,50',
    '1.2.3',
    '0x10',
    'NaN',
    '1.999',
    'ten',
    '10²',
    '½',
    '₦',
    '1,000 000',
  ])('shows %s and takes no amount from it', (text) => {
    expect(paste('|', text)).toBe(`${text}|`);
    expect(readAmount(text)).toBeUndefined();
    expect(readAmount(paste('20|', text).replace('|', ''))).toBeUndefined();
  });
});

describe('plain text', () => {
  it('is what the kernel reads', () => {
    expect(readAmount('1,234.')).toBe('1234');
    expect(readAmount('12,345,678.90')).toBe('12345678.90');
    expect(readAmount('')).toBe('');
    expect(groupAmount('1234.5')).toBe('1,234.5');
    expect(groupAmount('0.05')).toBe('0.05');
  });
});
