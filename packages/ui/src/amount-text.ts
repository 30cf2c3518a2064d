/** The whole part of the largest amount that the kernel reads. */
const wholeDigitsMax = 13;

const separators = /[,\s]/g;
const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const editable = /^(\d*)(?:(\.)(\d{0,2}))?$/;

export interface AmountEdit {
  /** The field's text before the edit, as shown. */
  before: string;
  /** The field's text after the edit, as the browser left it. */
  after: string;
  caret: number;
  /** The Delete key rather than Backspace. */
  forward?: boolean;
}

export interface AmountShown {
  shown: string;
  caret: number;
}

/** `1234.5` as `1,234.5` */
export function groupAmount(plain: string): string {
  const [whole = '', ...decimals] = plain.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** What is shown as decimal text: `1,234.` as `1234` */
export function plainAmount(shown: string): string {
  return shown.replace(separators, '').replace(/\.$/, '');
}

/**
 * Decides what an edit makes of an amount. An edit that would need guessing (a sign, an exponent, a comma that may be a
 * decimal point, a third decimal) is refused as a whole: `1e5` must not quietly become 15.
 */
export function editAmount({ before, after, caret, forward = false }: AmountEdit): AmountShown | 'refused' {
  const start = commonPrefixLength(before, after.slice(0, caret));
  const inserted = readInserted(after.slice(start, caret));
  if (hasDoubtfulComma(inserted) && hasDoubtfulComma(after)) return 'refused';

  let head = after.slice(0, start).replace(separators, '') + inserted.replace(separators, '');
  let tail = after.slice(caret).replace(separators, '');
  if (onlySeparatorRemoved(before, after)) {
    if (forward) tail = tail.slice(1);
    else head = head.slice(0, -1);
  }

  const match = editable.exec(head + tail);
  if (!match) return 'refused';
  const [, digits = '', point = '', decimals = ''] = match;
  const whole = trimZeros(digits, { hasPoint: point !== '' });
  if (whole.length > wholeDigitsMax) return 'refused';

  const shown = groupAmount(whole + point + decimals);
  return { shown, caret: caretFromEnd(shown, tail.length) };
}

/** Keyboards of other scripts type the same digits with other characters; our own figures carry the sign when copied. */
function readInserted(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace('\u066b', '.')
    .replace(/\u066c/g, ',')
    .replace(/^\s*(?:₦|NGN)/i, '')
    .trim();
}

/** Alone, a comma is the separator that comes by itself anyway; within a text, it may be somebody's decimal point. */
function hasDoubtfulComma(text: string): boolean {
  return text.includes(',') && text !== ',' && !grouped.test(text);
}

function onlySeparatorRemoved(before: string, after: string): boolean {
  return after.length === before.length - 1 && before.replace(separators, '') === after.replace(separators, '');
}

function trimZeros(whole: string, { hasPoint }: { hasPoint: boolean }): string {
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  return trimmed === '' && hasPoint ? '0' : trimmed;
}

/** The caret keeps its distance to the end, which separators added before it do not change. */
function caretFromEnd(shown: string, significantAfter: number): number {
  let caret = shown.length;
  for (let left = significantAfter; left > 0 && caret > 0; caret -= 1) {
    if (shown[caret - 1] !== ',') left -= 1;
  }
  return shown[caret - 1] === ',' ? caret - 1 : caret;
}

function commonPrefixLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}
