import { drawBalls } from '../balls.ts';
import type { Draws } from '../draws.ts';
import { alikeToWin, type ScratchModel, scratchCards, scratchFields } from './scratch-model.ts';

/** Which prize is on the card, if any: decided before anything is laid out. */
export function drawPrize(draws: Draws, { prizes }: ScratchModel): number | undefined {
  let card = draws.below(scratchCards);
  for (const [prize, { cards }] of prizes.entries()) {
    if (card < cards) return prize;
    card -= cards;
  }
  return undefined;
}

/**
 * Lays things out so that nothing but the prize is there three times. Every such layout is equally likely: the prize's three
 * fields are drawn, the others filled by chance alone, and a filling that does not fit is thrown away as a whole. Nothing is
 * arranged to look like a near miss.
 */
export function layOut(
  draws: Draws,
  { fields, things, prize }: { fields: number; things: number; prize: number | undefined },
): number[] {
  const prizeFields = prize === undefined ? [] : drawBalls(draws, { of: fields, count: alikeToWin });
  const others = Array.from({ length: things }, (_, thing) => thing).filter((thing) => thing !== prize);
  for (;;) {
    const counts = new Array<number>(things).fill(0);
    const laid = Array.from({ length: fields }, (_, field) => {
      if (prize !== undefined && prizeFields.includes(field + 1)) return prize;
      const thing = others[draws.below(others.length)] ?? 0;
      counts[thing] = (counts[thing] ?? 0) + 1;
      return thing;
    });
    if (counts.every((count) => count < alikeToWin)) return laid;
  }
}

/** A card, field by field. */
export function drawScratch(draws: Draws, model: ScratchModel): number[] {
  const prize = drawPrize(draws, model);
  return layOut(draws, { fields: scratchFields, things: model.prizes.length, prize });
}
