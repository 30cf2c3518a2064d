import type { VideoPokerSheet } from '../video-poker-sheet.ts';

/** Every two stands for any card; it takes three of a kind to win. */
export const deucesWild: VideoPokerSheet = {
  name: 'deuces-wild',
  wildRank: 2,
  pays: {
    'royal-flush': 800,
    'four-deuces': 200,
    'wild-royal': 25,
    'five-of-a-kind': 16,
    'straight-flush': 10,
    'four-of-a-kind': 4,
    'full-house': 4,
    flush: 3,
    straight: 2,
    'three-of-a-kind': 1,
  },
  returnMillionths: 997_283,
};
