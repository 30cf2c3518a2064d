import type { HarmRules } from '../harm-markers.ts';

const hourMs = 3_600_000;

/** No law of a market gives figures for it: these hold until a house has its own. */
export const usualHarm: HarmRules = {
  nightHours: [0, 5],
  afterLossMs: hourMs,
  chasedTimes: 2n,
  longSessionMs: 4 * hourMs,
  weights: {
    'reversed withdrawals': { days: 28, countMin: 2, points: 10, pointsMax: 30 },
    'deposits after losses': { days: 7, countMin: 3, points: 10, pointsMax: 40 },
    'raises asked': { days: 28, countMin: 1, points: 10, pointsMax: 20 },
    'night play': { days: 28, countMin: 4, points: 5, pointsMax: 25 },
    'failed deposits': { days: 7, countMin: 3, points: 5, pointsMax: 20 },
    'chased stakes': { days: 7, countMin: 5, points: 5, pointsMax: 30 },
    'long sessions': { days: 28, countMin: 2, points: 8, pointsMax: 24 },
  },
  middlePoints: 30,
  highPoints: 60,
  messageDays: 14,
};
