/** A statement, or a part of one, as `pg` takes it: text with numbered parameters, and their values. */
export class Sql {
  readonly text: string;
  readonly values: unknown[];
  /** The text around the values: one more than there are values. */
  readonly pieces: readonly string[];

  constructor(pieces: readonly string[], values: unknown[]) {
    this.pieces = pieces;
    this.values = values;
    this.text = pieces.reduce((text, piece, at) => `${text}$${at}${piece}`);
  }
}

/**
 * Makes a statement of a template. A gap becomes a parameter, whatever it holds, unless the program made it with this tag: such a part is put in
 * its place, and its parameters are numbered anew. There is no way to put other text in.
 */
export function sql(texts: TemplateStringsArray, ...gaps: unknown[]): Sql {
  const pieces: string[] = [texts[0] ?? ''];
  const values: unknown[] = [];
  for (const [at, gap] of gaps.entries()) {
    const part = gap instanceof Sql ? gap : new Sql(['', ''], [gap]);
    const [first, ...others] = part.pieces;
    pieces.push(`${pieces.pop()}${first}`, ...others);
    pieces.push(`${pieces.pop()}${texts[at + 1]}`);
    values.push(...part.values);
  }
  return new Sql(pieces, values);
}
