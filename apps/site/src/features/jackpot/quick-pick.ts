import { type Random, randomBelow } from '@harmattan/kernel/random';
import { type Choice, type Pick, type Picks, samePicks, withoutPick, withPick } from './slip.ts';

/** Scores are drawn from nil to three goals a side. */
const goalsBelow = 4;

interface Draw {
  picks: Picks;
  /** What was drawn, by the id of the event. */
  drawn: Picks;
}

/** Fills the events without a pick at random. What an earlier draw filled and is still there is drawn anew. */
export function quickPick(
  { picks, drawn }: Draw,
  { eventIds, isOnScores, random }: { eventIds: readonly string[]; isOnScores: boolean; random: Random },
): Draw {
  const own = undoDraw({ picks, drawn });
  const open = eventIds.filter((id) => own[id] === undefined);
  const filled = open.reduce<Picks>((some, id) => withPick(some, id, drawPick(isOnScores, random)), {});
  return { picks: { ...own, ...filled }, drawn: filled };
}

/** Leaves what the player picked, and what was changed after the draw. */
export function undoDraw({ picks, drawn }: Draw): Picks {
  return Object.entries(drawn).reduce((left, [id, pick]) => {
    const now = left[id];
    return now !== undefined && samePicks({ [id]: now }, { [id]: pick }) ? withoutPick(left, id) : left;
  }, picks);
}

function drawPick(isOnScores: boolean, random: Random): Pick {
  if (isOnScores) return { home: randomBelow(random, goalsBelow), away: randomBelow(random, goalsBelow) };
  return (1 + randomBelow(random, 3)) as Choice;
}
