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

export interface HarmRules {
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
}
