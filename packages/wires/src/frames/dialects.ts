import type { BookName } from '../suppliers/names.ts';
import { altenarFrames } from './altenar.ts';
import { btiFrames } from './bti.ts';
import { everymatrixFrames } from './everymatrix.ts';
import type { FrameDialect } from './frame-event.ts';

/** The words of every sportsbook that comes in a frame. */
export const frameDialects: Readonly<Record<BookName, FrameDialect>> = {
  altenar: altenarFrames,
  bti: btiFrames,
  everymatrix: everymatrixFrames,
  bsbetting: altenarFrames,
};
