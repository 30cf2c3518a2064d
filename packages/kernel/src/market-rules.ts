import { market } from './market.ts';
import type { Minor } from './money.ts';

/** Numbers under which a register knows a person. */
export type IdentityNumberKind = 'nin' | 'vnin' | 'bvn';

/** Null: no limit. */
export interface LevelAllowance {
  dayMinor: Minor | null;
  monthMinor: Minor | null;
}

/** What an account pays in and out while its player is known so well. */
export interface IdentityLevel {
  /** What the player shows for it: a proven mobile number, an identity number, or a document with a selfie. */
  needs: 'number' | 'identity' | 'documents';
  deposits: LevelAllowance;
  withdrawals: LevelAllowance;
}

/** What may show that play does harm. */
export const harmMarkers = [
  'reversed withdrawals',
  'deposits after losses',
  'raises asked',
  'night play',
  'failed deposits',
  'chased stakes',
  'long sessions',
] as const;
export type HarmMarker = (typeof harmMarkers)[number];

/** How often it must be seen within so many days to count, and what it counts then. */
export interface HarmWeight {
  days: number;
  countMin: number;
  /** For each time from the first that counts. */
  points: number;
  pointsMax: number;
}

/** What the law of a market asks for, and what a house there decides within it. The server reads it; a page is told what it needs. */
export interface MarketRules {
  limits: {
    /** How long a higher limit waits before its player can confirm it. A lower one holds at once. */
    raiseWaitMs: number;
    /** How long it can be confirmed then; afterwards it is as if it had not been asked for. */
    confirmWithinMs: number;
    /** So often a player with limits is reminded of them. */
    remindAfterMonths: number;
  };
  breaks: {
    /** The time-outs that are offered. */
    timeOutHours: readonly number[];
    /** The self-exclusions that are offered. `for-ever` has no end. */
    exclusionMonths: readonly (number | 'for-ever')[];
    /** How long a player waits who asks to play again after the end of an exclusion. */
    returnWaitMs: number;
  };
  realityCheck: {
    /** The intervals that are offered. */
    minutes: readonly number[];
    /** Until the player chooses. */
    defaultMinutes: number;
  };
  harm: {
    /** Hours of the market's day from the first until before the second. */
    nightHours: readonly [number, number];
    /** A deposit so soon after a stake of a session at a loss is one after a loss. */
    afterLossMs: number;
    /** A stake of so many times the one before it, in a session at a loss, is chased. */
    chasedTimes: bigint;
    longSessionMs: number;
    weights: Record<HarmMarker, HarmWeight>;
    /** Points from which a player gets a message, and from which a person looks at what was seen. */
    middlePoints: number;
    highPoints: number;
    /** The message is sent at most once in so many days. */
    messageDays: number;
  };
  identity: {
    /** Those that a player can give for level 1. */
    numbers: readonly IdentityNumberKind[];
    /** By level, from 0 on. */
    levels: readonly IdentityLevel[];
    /** How long an accepted document is kept, and one that was not accepted. */
    documentDays: number;
    refusedDocumentDays: number;
  };
  /** An account with money is dormant after so many months without a use. Its player is told so many days before. */
  dormancy: { afterMonths: number; noticeDays: number };
}

const hour = 3_600_000;

const nigeria: MarketRules = {
  limits: { raiseWaitMs: 24 * hour, confirmWithinMs: 7 * 24 * hour, remindAfterMonths: 6 },
  breaks: {
    timeOutHours: [24, 7 * 24, 30 * 24, 42 * 24],
    exclusionMonths: [6, 12, 24, 60, 'for-ever'],
    returnWaitMs: 24 * hour,
  },
  realityCheck: { minutes: [15, 30, 60, 120], defaultMinutes: 60 },
  harm: {
    nightHours: [0, 5],
    afterLossMs: hour,
    chasedTimes: 2n,
    longSessionMs: 4 * hour,
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
  },
  identity: {
    numbers: ['nin', 'vnin', 'bvn'],
    levels: [
      {
        needs: 'number',
        deposits: { dayMinor: 50_000_00n, monthMinor: 300_000_00n },
        withdrawals: { dayMinor: 0n, monthMinor: 0n },
      },
      {
        needs: 'identity',
        deposits: { dayMinor: null, monthMinor: 5_000_000_00n },
        withdrawals: { dayMinor: null, monthMinor: 5_000_000_00n },
      },
      {
        needs: 'documents',
        deposits: { dayMinor: null, monthMinor: null },
        withdrawals: { dayMinor: null, monthMinor: null },
      },
    ],
    documentDays: 5 * 366,
    refusedDocumentDays: 90,
  },
  dormancy: { afterMonths: 12, noticeDays: 30 },
};

const rulesByCountry: Record<string, MarketRules> = { NG: nigeria };

/** The rules of this house's market. */
export const marketRules: MarketRules = rulesByCountry[market.country] ?? nigeria;
