interface Bar {
  series: number;
  group: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Between bars, in parts of a group. */
const gapShare = 0.08;

/** Where the bars stand, and the line that they stand on: bars below zero hang from it. */
export function barsOf(
  series: readonly (readonly number[])[],
  { height, groupWidth }: { height: number; groupWidth: number },
): { bars: Bar[]; zeroY: number } {
  const values = series.flat();
  const [highest, lowest] = [Math.max(0, ...values), Math.min(0, ...values)];
  const scale = height / (highest - lowest || 1);
  const zeroY = highest === lowest ? height : highest * scale;
  const gap = groupWidth * gapShare;
  const width = (groupWidth - gap * (series.length + 1)) / series.length;
  const bars = series.flatMap((given, at) =>
    given.map((value, group) => ({
      ...{ series: at, group, width, height: Math.abs(value) * scale },
      x: group * groupWidth + gap + at * (width + gap),
      y: value >= 0 ? zeroY - value * scale : zeroY,
    })),
  );
  return { bars, zeroY };
}
