import type { HarmRules } from '../harm-markers.ts';
import type { Minor } from '../money.ts';
import type { TaxRule } from '../taxes.ts';

export type MarketLanguage = 'en' | 'sw' | 'zh';

/** What a page is told of its market before its first call. Plain JSON: the server writes it into the page. */
export interface PageMarket {
  /** ISO 3166. */
  country: string;
  /** The digits that its phone numbers begin with abroad. */
  phonePrefix: string;
  /** How its mobile numbers begin behind those digits, and how many digits they have there. */
  mobilePrefixes: readonly string[];
  numberDigits: number;
  /** What an empty field for such a number shows. */
  numberExample: string;
  /** ISO 4217, and the sign that stands before an amount. */
  currency: string;
  currencySign: string;
  /** Of an amount that is paid out. Inside, every amount has two. */
  payOutDecimals: 0 | 2;
  /** The zone of its calendar and of its clock on the wall. */
  timeZone: string;
  /** How far that clock is ahead of UTC. A market without summer time, so that days are all as long. */
  utcOffsetMs: number;
  /** Whether a player can pay in by a transfer from a bank and by USSD. */
  hasBankTransfer: boolean;
  /** Who hears a complaint that the house did not settle. */
  complaintBody: string;
  /** Its states or regions. A player declares one of them: authorities ask for figures by region. Only an office's page is told them. */
  regions?: readonly string[];
}

/** Numbers under which a register knows a person. */
export type IdentityNumberKind = 'nin' | 'vnin' | 'bvn' | 'nida';

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

export type MarketGateway = 'kudipal' | 'selcom' | 'fasthub';

/** What the law of a market asks for, and what a house there decides within it. The server reads it; a page is told what it needs. */
export interface Market extends PageMarket {
  regions: readonly string[];
  /** The first one is spoken where neither the player nor the browser says which. */
  languages: readonly [MarketLanguage, ...MarketLanguage[]];
  /** What the currency's unit is called behind a figure. */
  unitNames: Record<MarketLanguage, string>;
  /** What a hundredth of it is called, and what the smallest amount is called that is paid out. */
  smallestUnitNames: Record<MarketLanguage, string>;
  payOutUnitNames: Record<MarketLanguage, string>;
  /** Whole years. */
  ageMin: number;
  /** Countries from which players of the sandbox may come. A live house has its own country only, or its setting. */
  sandboxCountries: readonly string[];
  /** Those whose methods can be offered. */
  gateways: readonly MarketGateway[];
  /** Whether its law lets a player cancel a withdrawal that is not sent yet, and for how long a live house waits for it. */
  allowsCancelling: boolean;
  cancelWindowSeconds: number;
  /** What winnings are taxed by. A rate that changes ends its rule and begins the next one: neither is edited once it held. */
  taxes: readonly TaxRule[];
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
  harm: HarmRules;
  /** An account with money is dormant after so many months without a use. Its player is told so many days before. */
  dormancy: { afterMonths: number; noticeDays: number };
  /** How long whole numbers of accounts that were paid are kept, unless the installation says otherwise. */
  payoutAccountDays: number;
  /** Where players find help, and the day on which it was last tried. A brand's file may have its own. */
  helpLines: readonly { name: string; number: string | null; url: string | null; verifiedOn: string }[];
  /** The brand of a house that has no file of its own yet, and where its data lie: money of two currencies is never kept together. */
  sampleBrandFile: string;
  dataDir: string;
}
