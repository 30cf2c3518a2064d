import { market } from '@harmattan/kernel/market';

/** The whole part of the largest amount that the kernel reads. */
const wholeDigitsMax = 13;

const amountPattern = /^(\d{1,3}(?:([, ])\d{3}(?:\2\d{3})*)|\d*)(?:(\.)(\d{0,2}))?$/;
const groupsBegun = /^\d{1,3}([, ])(?:\d{3}\1)*\d{0,2}$/;
const separators = /[, ]/g;

export interface AmountEdit {
  /** The field's text before the edit, as shown. */
  before: string;
  /** The field's text after the edit, as the browser left it. */
  after: string;
  caret: number;
  /** The browser's word for the edit. A browser that fills the field in gives none. */
  inputType?: string | undefined;
  /** What was typed. */
  data?: string | null | undefined;
}

export interface AmountShown {
  shown: string;
  caret: number;
  /** No amount yet, but more digits make it one: `12,5` on the way to `12,500`. */
  isUnfinished: boolean;
}

/** `1234.5` as `1,234.5` */
export function groupAmount(plain: string): string {
  const [whole = '', ...decimals] = plain.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/**
 * The amount that a text means, as decimal text: `1,234.` as `1234`. Undefined for a text that would need guessing: a sign,
 * an exponent, a comma that may be a decimal point, a third decimal. An empty text means an empty amount.
 */
export function readAmount(text: string): string | undefined {
  return readFigures(text.trim())?.replace(/\.$/, '');
}

/**
 * Decides what the field shows after an edit. A text that means an amount gets its separators. Any other text stays as it
 * is: the field never holds another amount than the one it shows.
 */
export function editAmount(edit: AmountEdit): AmountShown {
  const { after, inputType, data } = edit;
  const isTyped = inputType === 'insertText' || inputType === 'insertCompositionText';
  const isOneCharacter = isTyped && data?.length === 1;
  const { text, caret } = areSeparatorsOurs(edit, isTyped)
    ? withoutSeparators(edit)
    : { text: after, caret: edit.caret };

  // A space at the end that was pasted is an accident. One that was typed may begin another group of digits.
  const figures = readFigures(isOneCharacter ? text : text.trim());
  if (figures === undefined) {
    return { shown: after, caret: edit.caret, isUnfinished: isTyped && groupsBegun.test(toAscii(after)) };
  }
  const shown = groupAmount(figures);
  const behind = toAscii(text.slice(caret)).trimEnd().replace(separators, '').length;
  return { shown, caret: caretBefore(shown, behind), isUnfinished: false };
}

/**
 * The separators that the field wrote itself stand in other places once a digit comes or goes. Those that the player typed
 * or pasted have a meaning and must stand right.
 */
function areSeparatorsOurs({ before, inputType = '', data }: AmountEdit, isTyped: boolean): boolean {
  const figures = readFigures(before);
  if (figures === undefined || groupAmount(figures) !== before) return false;
  return inputType.startsWith('delete') || (isTyped && !/[, ]/.test(toAscii(data ?? '')));
}

/** Backspace and Delete take the digit beside a separator; the separator itself would only come back. */
function withoutSeparators({ before, after, caret, inputType }: AmountEdit): { text: string; caret: number } {
  let [head, tail] = [after.slice(0, caret), after.slice(caret)];
  if (before === `${head},${tail}`) {
    if (inputType === 'deleteContentBackward') head = head.slice(0, -1);
    if (inputType === 'deleteContentForward') tail = tail.slice(1);
  }
  head = head.replace(separators, '');
  return { text: head + tail.replace(separators, ''), caret: head.length };
}

/** Decimal text that may end in its point, without leading zeros. Undefined for a text that means no amount. */
function readFigures(text: string): string | undefined {
  const match = amountPattern.exec(withoutSign(toAscii(text)));
  if (!match) return undefined;
  const [, digits = '', , point = '', decimals = ''] = match;
  const whole = digits.replace(separators, '').replace(/^0+(?=\d)/, '');
  if (whole.length > wholeDigitsMax || decimals.length > market.payOutDecimals) return undefined;
  return (whole === '' && point !== '' ? '0' : whole) + point + decimals;
}

/** The market's currency may stand before the figures, by its sign or its code, in capitals or not. */
function withoutSign(text: string): string {
  const sign = [market.currencySign, market.currency].find((one) => text.toLowerCase().startsWith(one.toLowerCase()));
  const figures = text.slice(sign?.length).trimStart();
  return sign && /^\d/.test(figures) ? figures : text;
}

/** Keyboards of other scripts write the same figures with other characters; each stands for one of ours. */
function toAscii(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/[\u066c\uff0c]/g, ',')
    .replace(/\s/g, ' ');
}

/** The caret keeps its distance to the end, which separators added before it do not change. */
function caretBefore(shown: string, figuresBehind: number): number {
  let caret = shown.length;
  for (let left = figuresBehind; left > 0 && caret > 0; caret -= 1) {
    if (shown[caret - 1] !== ',') left -= 1;
  }
  return shown[caret - 1] === ',' ? caret - 1 : caret;
}
