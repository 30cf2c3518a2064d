import { altenarFrames } from '@harmattan/wires/frames/altenar';
import { btiFrames } from '@harmattan/wires/frames/bti';
import { everymatrixFrames } from '@harmattan/wires/frames/everymatrix';
import type { FrameDialect } from '@harmattan/wires/frames/frame-event';
import type { BookName } from '@harmattan/wires/suppliers/names';

/** Altenar's book has two forms: its page in a frame, and its widget in a frame of ours. */
export type ShownBook = BookName | 'lite';

export interface Book {
  /** As players read it. */
  title: string;
  dialect: FrameDialect;
  /** Its frame is as tall as it says; the others have one height for all. */
  isHeightTold: boolean;
  /** It asks the page around it who is signed in, and for a fresh token when its own has run out. */
  asksWho: boolean;
  /** Its frame is blank until it says its height. */
  isBlankAtFirst?: true;
}

export const books: Readonly<Record<ShownBook, Book>> = {
  altenar: { title: 'Altenar', dialect: altenarFrames, isHeightTold: false, asksWho: false },
  lite: { title: 'Altenar', dialect: altenarFrames, isHeightTold: true, asksWho: true, isBlankAtFirst: true },
  bti: { title: 'BTI', dialect: btiFrames, isHeightTold: false, asksWho: true },
  everymatrix: { title: 'EveryMatrix', dialect: everymatrixFrames, isHeightTold: true, asksWho: false },
  bsbetting: { title: 'BSBetting', dialect: altenarFrames, isHeightTold: false, asksWho: false },
};
