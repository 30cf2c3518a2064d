import { encode } from 'uqr';

/** Cameras want four squares of white around it. */
const border = 4;

/**
 * A QR code as a picture that is an address of its own. A line for each run of dark squares: a square for each would weigh
 * four times as much.
 */
export function qrPicture(text: string): string {
  const { data: rows, size } = encode(text, { ecc: 'M', border });
  const lines = rows.flatMap((row, y) => darkRuns(row).map(({ x, length }) => `M${x} ${y}.5h${length}`));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${lines.join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function darkRuns(row: boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last.x + last.length === x) last.length += 1;
    else if (isDark) runs.push({ x, length: 1 });
  }
  return runs;
}
