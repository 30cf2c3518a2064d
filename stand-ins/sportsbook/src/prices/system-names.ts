import { lineCount, meanOfLines, type System } from './system.ts';

/** Full covers of so many picks, by the names that players know: without singles, and with them. */
const coverNames: Readonly<Record<number, readonly [string, string | undefined]>> = {
  3: ['Trixie', 'Patent'],
  4: ['Yankee', 'Lucky 15'],
  5: ['Canadian', 'Lucky 31'],
  6: ['Heinz', 'Lucky 63'],
  7: ['Super Heinz', undefined],
  8: ['Goliath', undefined],
};

/** What an operator's records call it. */
export function systemFacts(picks: number, system: System | null): { name: string; lines: number } | null {
  return system && { name: systemName(picks, system), lines: lineCount(picks, system) };
}

/** `Yankee`, `2/4`, `1+2/5`; with bankers `2/3 + 1`. */
export function systemName(picks: number, { sizes, bankers }: System): string {
  const free = picks - bankers.length;
  const [cover, withSingles] = coverNames[free] ?? [];
  const isFull = sizes.at(-1) === free && sizes.length === free - (sizes[0] ?? 0) + 1;
  const name = isFull && sizes[0] === 2 ? cover : isFull && sizes[0] === 1 ? withSingles : undefined;
  return `${name ?? `${sizes.join('+')}/${free}`}${bankers.length > 0 ? ` + ${bankers.length}` : ''}`;
}

/** How many lines have only picks of which that is true. */
export function linesOfOnly(are: readonly boolean[], system: System): number {
  const { above, below } = meanOfLines(
    are.map((is) => ({ above: is ? 1n : 0n, below: 1n })),
    system,
  );
  return Number((above * BigInt(lineCount(are.length, system))) / below);
}
