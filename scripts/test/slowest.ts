export interface FileTime {
  file: string;
  ms: number;
}

export interface PartTime {
  name: string;
  ms: number;
}

const slowestMax = 40;

/** How long each part took, and the files in which most of it passed. Two files run at a time, so those add up to more. */
export function timeLines(parts: PartTime[], files: FileTime[]): string[] {
  const total = parts.reduce((sum, { ms }) => sum + ms, 0);
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, slowestMax);
  return [
    `${minutes(total)} min: ${parts.map(({ name, ms }) => `${name} ${minutes(ms)}`).join(', ')}`,
    ...slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${file}`),
  ];
}

function minutes(ms: number): string {
  return (ms / 60_000).toFixed(1);
}
