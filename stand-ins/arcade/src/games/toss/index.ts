import { join } from 'node:path';
import { randomBelow } from '@harmattan/kernel/random';
import { z } from 'zod';
import type { InstantGame } from '../game.ts';
import { tossHtml, tossTexts } from './face.ts';
import { decideToss, type Side, sides } from './rules.ts';

/** A coin, heads or tails. */
export const toss: InstantGame<{ side: Side }> = {
  name: 'toss',
  choice: z.strictObject({ side: z.enum(sides) }),
  stakes: { minMinor: 1_000n, maxMinor: 1_000_000n },
  play({ choice: { side }, stakeMinor, random }) {
    const { shown, winMinor } = decideToss(randomBelow(random, sides.length), { side, stakeMinor });
    return { outcome: { shown }, winMinor };
  },
  face: { texts: tossTexts, html: tossHtml, files: join(import.meta.dirname, 'browser') },
};
