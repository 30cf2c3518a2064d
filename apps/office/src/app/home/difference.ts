/** How a figure compares to that of a week ago. */
export type Difference =
  | { kind: 'same' }
  | { kind: 'more' | 'less'; percent: number }
  /** There was nothing then, or a loss: a percentage of it would mislead. */
  | { kind: 'from-none' };

/** In whole percent of what it was. */
export function differenceOf(today: number, lastWeek: number): Difference {
  if (today === lastWeek) return { kind: 'same' };
  if (lastWeek <= 0) return { kind: 'from-none' };
  const percent = Math.round((Math.abs(today - lastWeek) / lastWeek) * 100);
  if (percent === 0) return { kind: 'same' };
  return { kind: today > lastWeek ? 'more' : 'less', percent };
}
