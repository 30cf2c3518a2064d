export const verdicts = ['holds', 'does not apply', 'not by specification', 'does not hold yet'] as const;

export interface Row {
  number: string;
  level: number;
  verdict: string;
  /** Of a requirement that holds, the tests that show it; of any other one, the reason. */
  reason: string;
  /** What stands in the reason as code. */
  titles: string[];
}

/** The rows of the tables in docs/asvs.md. */
export function readList(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\|\s*\d/.test(line))
    .map((line) => {
      const [number = '', level = '', , verdict = '', reason = ''] = line
        .slice(1, line.trimEnd().lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim());
      const titles = [...reason.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);
      return { number, level: Number(level), verdict, reason, titles };
    });
}
