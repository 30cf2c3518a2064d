import type { Column } from './describe-statement.ts';
import type { Shape } from './row-shape.ts';
import type { Word } from './type-words.ts';

/** In what a type of rows is wrong about the columns of its statement. */
export function compareRows(columns: readonly Column[], { fields, isOpen }: Shape): string[] {
  const missing = [...fields].filter(
    ([name, { isOptional }]) => !isOptional && !columns.some((one) => one.name === name),
  );
  return [
    ...missing.map(([name]) => `${name}: no such column`),
    ...columns.flatMap(({ name, word, isNullable }) => {
      const field = fields.get(name);
      if (!field) return isOpen ? [] : [`${name}: no such field`];
      const found = misread(field.words, word);
      if (found !== undefined) return [`${name}: ${found}`];
      return isNullable && !field.isOptional && !takesNull(field.words) ? [`${name}: may be null`] : [];
    }),
  ];
}

function misread(words: ReadonlySet<Word>, word: Word): string | undefined {
  const wrong = [...words].filter((one) => one !== word && one !== 'null' && one !== 'anything');
  return wrong.length > 0 && word !== 'anything' ? `${wrong.join(' | ')}, but the column is ${word}` : undefined;
}

const takesNull = (words: ReadonlySet<Word>) => words.has('null') || words.has('anything');
