import type { Draws } from '../draws.ts';

/** Where a ball can be aimed, and where a keeper can dive, as the shooter sees the goal. */
export const corners = ['top-left', 'low-left', 'middle', 'low-right', 'top-right'] as const;

export type Corner = (typeof corners)[number];

export interface Strike {
  /** The shot is on target in so many of four: the harder, the seldomer. */
  onTargetOfFour: number;
  /** What a goal pays, in hundredths of the stake. */
  goalHundredths: number;
}

/** How hard the ball is struck. A goal pays what makes up for the shots that miss: 96 of 100 come back each way. */
export const strikes = {
  placed: { onTargetOfFour: 4, goalHundredths: 120 },
  driven: { onTargetOfFour: 2, goalHundredths: 240 },
  blasted: { onTargetOfFour: 1, goalHundredths: 480 },
} as const satisfies Record<string, Strike>;

export type Power = keyof typeof strikes;

export const powers = Object.keys(strikes) as Power[];

export interface Kick {
  /** Where the keeper dives. He does not know where the ball is aimed. */
  keeper: Corner;
  /** Whether the ball goes where it was aimed. */
  isOnTarget: boolean;
}

const quarters = 4;

/** Two draws, whatever was chosen: the keeper's dive, and the shooter's luck. */
export function drawKick(draws: Draws, power: Power): Kick {
  const keeper = corners[draws.below(corners.length)] ?? 'middle';
  return { keeper, isOnTarget: draws.below(quarters) < strikes[power].onTargetOfFour };
}

export type KickEnd = 'goal' | 'saved' | 'missed';

/** What became of it. A keeper in the right corner holds whatever comes there. The server pays by it and the page shows by it. */
export function endKick(
  { corner, power }: { corner: Corner; power: Power },
  { keeper, isOnTarget }: Kick,
): { end: KickEnd; winHundredths: number } {
  if (!isOnTarget) return { end: 'missed', winHundredths: 0 };
  if (keeper === corner) return { end: 'saved', winHundredths: 0 };
  return { end: 'goal', winHundredths: strikes[power].goalHundredths };
}
