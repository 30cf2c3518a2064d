import { useBook } from '../core/book.ts';

const marks = { altenar: 'altenar', bti: 'BTi', everymatrix: 'EveryMatrix', bsbetting: 'BSBetting' };

/** Whose book it is, in plain letters. */
export function WordMark() {
  const { dress } = useBook();
  return <span class="mark">{marks[dress]}</span>;
}
