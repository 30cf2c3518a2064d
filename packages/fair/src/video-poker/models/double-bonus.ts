import type { VideoPokerSheet } from '../video-poker-sheet.ts';

/** Twice the bonus for four of a kind, and no more than the stake back for two pairs. */
export const doubleBonus: VideoPokerSheet = {
  name: 'double-bonus',
  pays: {
    'royal-flush': 800,
    'straight-flush': 50,
    'four-aces': 160,
    'four-twos-to-fours': 80,
    'four-fives-to-kings': 50,
    'full-house': 9,
    flush: 7,
    straight: 5,
    'three-of-a-kind': 3,
    'two-pairs': 1,
    'jacks-or-better': 1,
  },
  returnMillionths: 991_065,
};
