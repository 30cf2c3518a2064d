import type { VideoPokerSheet } from '../video-poker-sheet.ts';

/** The plain game that all others come from: nine for a full house, six for a flush. */
export const jacksOrBetter: VideoPokerSheet = {
  name: 'jacks-or-better',
  pays: {
    'royal-flush': 800,
    'straight-flush': 50,
    'four-of-a-kind': 25,
    'full-house': 9,
    flush: 6,
    straight: 4,
    'three-of-a-kind': 3,
    'two-pairs': 2,
    'jacks-or-better': 1,
  },
  returnMillionths: 995_439,
};
