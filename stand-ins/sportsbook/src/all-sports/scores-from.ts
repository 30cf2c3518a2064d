/** Every score with so much more for one side and so much for the other. */
export function scoresFrom(
  [home, away]: readonly [number, number],
  homeMore: readonly number[],
  awayMore: readonly number[],
): [home: number, away: number][] {
  return homeMore.flatMap((more) => awayMore.map((others): [number, number] => [home + more, away + others]));
}
