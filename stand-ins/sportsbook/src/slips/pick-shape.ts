import { z } from 'zod';

/** As a page may send it. Whether there is such a match is another question. */
export const pickShape = z.strictObject({
  match: z.string().regex(/^[\w-]{1,40}$/),
  market: z.string().regex(/^[\w:.]{1,20}$/),
  outcome: z.string().regex(/^[\w:.]{1,20}$/),
});

export function samePick(
  one: { match: string; market: string; outcome: string },
  other: { match: string; market: string; outcome: string },
): boolean {
  return one.match === other.match && one.market === other.market && one.outcome === other.outcome;
}

/** Whether one match is in it more than once: such picks depend on each other and cannot be multiplied. */
export function namesMatchTwice(picks: readonly { match: string }[]): boolean {
  return new Set(picks.map(({ match }) => match)).size < picks.length;
}
