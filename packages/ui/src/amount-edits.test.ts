import { minorFromMajor } from '@harmattan/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editAmount, groupAmount, readAmount } from './amount-text.ts';

/** A field as a browser has it: its text, and what is selected. */
interface TextField {
  text: string;
  start: number;
  end: number;
}

type Edit =
  | { kind: 'type'; character: string }
  | { kind: 'backspace' | 'delete' | 'cut' }
  | { kind: 'paste' | 'drop' | 'replace all' | 'autofill'; text: string };

const character = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...'0123456789') },
  { weight: 4, arbitrary: fc.constantFrom('.', ',', ',') },
  { weight: 1, arbitrary: fc.constantFrom('-', '+', 'e', ' ', 'x') },
);
const amountText = fc.bigInt({ min: 0n, max: 99_999_999n }).map(String);
const pasted = fc.oneof(
  amountText,
  amountText.map(groupAmount),
  amountText.map((text) => `${groupAmount(text)}.50`),
  fc.string({ unit: character, maxLength: 8 }),
  fc.string({ maxLength: 4 }).map((text) => text.replace(/[^ -~]/g, '')),
);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type' as const), character }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('backspace' as const, 'delete' as const, 'cut' as const) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('paste' as const, 'drop' as const, 'replace all' as const, 'autofill' as const),
      text: pasted,
    }),
  },
);
/** Where the player puts the caret before the edit, as parts of the text's length; null leaves it. */
const selection = fc.option(fc.tuple(fc.nat(100), fc.nat(100)));

test('whatever is done to the field, it means what it shows or means nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ selection, edit }), { maxLength: 25 }), (steps) => {
      let field: TextField = { text: '', start: 0, end: 0 };
      for (const step of steps) {
        field = select(field, step.selection);
        const done = perform(field, step.edit);
        const { shown, caret } = editAmount({ before: field.text, ...done });
        const expected = expectedMeaning(field, step.edit, done.after);
        expect(meaning(shown)).toBe(expected);
        expect(minorFromMajor(readAmount(shown) ?? shown)).toBe(expected === 'empty' ? undefined : expected);
        if (expected === undefined) expect(shown).toBe(done.after);
        expect(caret >= 0 && caret <= shown.length).toBe(true);
        field = { text: shown, start: caret, end: caret };
      }
    }),
    { numRuns: 3_000 },
  );
});

function select(field: TextField, parts: [number, number] | null): TextField {
  if (!parts) return field;
  const [start = 0, end = 0] = parts.map((part) => Math.round((part * field.text.length) / 100)).sort((a, b) => a - b);
  return { ...field, start, end };
}

/** What the browser makes of the edit. */
function perform({ text, start, end }: TextField, done: Edit) {
  const replaced = (from: number, to: number, by: string, rest: { inputType?: string; data?: string }) => ({
    after: text.slice(0, from) + by + text.slice(to),
    caret: from + by.length,
    ...rest,
  });
  const isCollapsed = start === end;
  switch (done.kind) {
    case 'type':
      return replaced(start, end, done.character, { inputType: 'insertText', data: done.character });
    case 'backspace':
      return replaced(isCollapsed ? Math.max(0, start - 1) : start, end, '', { inputType: 'deleteContentBackward' });
    case 'delete':
      return replaced(start, isCollapsed ? end + 1 : end, '', { inputType: 'deleteContentForward' });
    case 'cut':
      return replaced(start, end, '', { inputType: 'deleteByCut' });
    case 'paste':
      return replaced(start, end, done.text, { inputType: 'insertFromPaste' });
    case 'drop':
      return replaced(start, end, done.text, { inputType: 'insertFromDrop' });
    case 'replace all':
      return replaced(0, text.length, done.text, { inputType: 'insertFromPaste' });
    case 'autofill':
      return replaced(0, text.length, done.text, {});
  }
}

/** A field without separators of its own: digits come and go where the player puts them. */
function expectedMeaning({ text, start, end }: TextField, done: Edit, after: string): bigint | 'empty' | undefined {
  // A text with a space is not the field's own grouping: it stays as the player edits it.
  const isAmount = meaning(text) !== undefined && !text.includes(' ') && text === groupAmount(text.replaceAll(',', ''));
  const isKey = done.kind === 'backspace' || done.kind === 'delete' || done.kind === 'cut';
  if (!isAmount || !(isKey || (done.kind === 'type' && !', '.includes(done.character)))) return meaning(after);
  let head = text.slice(0, start).replaceAll(',', '');
  let tail = text.slice(end).replaceAll(',', '');
  const taken = text.slice(start, end);
  if (done.kind === 'backspace' && (taken === '' || taken === ',')) head = head.slice(0, -1);
  if (done.kind === 'delete' && (taken === '' || taken === ',')) tail = tail.slice(1);
  return meaning(head + (done.kind === 'type' ? done.character : '') + tail);
}

/** In kobo. Digits with groups of three or none, and at most two decimals; undefined for any other text. */
function meaning(written: string): bigint | 'empty' | undefined {
  const text = written.trim();
  if (text === '') return 'empty';
  const [whole = '', decimals, ...more] = text.split('.');
  if (more.length > 0 || !/^\d{0,2}$/.test(decimals ?? '')) return undefined;
  if (whole.includes(',') && whole.includes(' ')) return undefined;
  const [first = '', ...groups] = whole.split(/[, ]/);
  const isGrouped = groups.length > 0;
  if (!/^\d*$/.test(first) || !groups.every((group) => /^\d{3}$/.test(group))) return undefined;
  if (isGrouped && (first.length < 1 || first.length > 3)) return undefined;
  const digits = [first, ...groups].join('');
  if (digits === '' && decimals === undefined) return undefined;
  if (digits.replace(/^0+/, '').length > 13) return undefined;
  return BigInt(digits || '0') * 100n + BigInt((decimals ?? '').padEnd(2, '0'));
}
