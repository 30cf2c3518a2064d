/** A file that shows a statement. Of a test file, the tests that do. */
export interface Proof {
  file: string;
  titles: string[];
}

export interface Row {
  number: string;
  asks: string;
  proofs: Proof[];
  /** Why the statement is read in another way, or what is missing. */
  note?: { kind: 'reading' | 'open'; text: string };
  /** What stands in the last cell and is neither. */
  unread: string;
}

const proof = /\[[^\]]+\]\(\.\.\/([^)\s]+)\)((?:[:,] `[^`]+`)*)/g;
const noted = /\*\*(reading|open)\*\*:(.*)$/;

/** The rows of the tables in docs/spec-coverage.md. */
export function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\|\s*\d/.test(line))
    .map((line) => {
      const [number = '', asks = '', shown = ''] = line
        .slice(1, line.trimEnd().lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim());
      const [, kind, text = ''] = noted.exec(shown) ?? [];
      const named = shown.replace(noted, '');
      return {
        number,
        asks,
        proofs: [...named.matchAll(proof)].map(([, file = '', titles = '']) => ({ file, titles: titlesOf(titles) })),
        ...(kind && { note: { kind: kind as 'reading' | 'open', text: text.trim() } }),
        unread: named.replace(proof, '').replace(/[;\s]/g, ''),
      };
    });
}

function titlesOf(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);
}
