import type { VideoPokerSheet } from '../video-poker-sheet.ts';

/** More for four of a kind, aces above all, paid for by full house and flush. */
export const bonus: VideoPokerSheet = {
  name: 'bonus',
  pays: {
    'royal-flush': 800,
    'straight-flush': 50,
    'four-aces': 80,
    'four-twos-to-fours': 40,
    'four-fives-to-kings': 25,
    'full-house': 8,
    flush: 5,
    straight: 4,
    'three-of-a-kind': 3,
    'two-pairs': 2,
    'jacks-or-better': 1,
  },
  returnMillionths: 991_660,
};
