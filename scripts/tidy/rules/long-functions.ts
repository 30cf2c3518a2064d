import type { Tree } from '../tree.ts';
import type { Finding } from './finding.ts';

const linesMax = 70;

export function findLongFunctions({ modules }: Tree): Finding[] {
  return [...modules.values()].flatMap(({ path, functions }) =>
    functions
      .filter(({ lines }) => lines > linesMax)
      .map(({ name, line, lines }) => ({ key: `${path} ${name}`, text: `${path}:${line} ${name}, ${lines} lines` })),
  );
}
