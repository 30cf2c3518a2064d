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
  identity: {
    /** Those that a player can give for level 1. */
    numbers: readonly IdentityNumberKind[];
    /** By level, from 0 on. */
    levels: readonly IdentityLevel[];
    /** How long an accepted document is kept, and one that was not accepted. */
    documentDays: number;
    refusedDocumentDays: number;
  };
  /** How long the law keeps who a player was and what was written, after the account was closed. */
  closedAccountYears: number;
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
  // Money Laundering (Prevention and Prohibition) Act 2022, section 8: five years after the end of the relation.
  closedAccountYears: 5,
};

const rulesByCountry: Record<string, MarketRules> = { NG: nigeria };

/** The rules of this house's market. */
export const marketRules: MarketRules = rulesByCountry[market.country] ?? nigeria;
