import type { Minor } from '@harmattan/kernel/money';

/** What a bet is on, as the player's list tells it. */
export interface BetDetails {
  /** What it would pay at most, where the wire says so. */
  returnMinor: Minor | undefined;
  /** One bet of several lines, whose legs are not multiplied. */
  isSystem: boolean;
  legs: BetLeg[];
}

export interface BetLeg {
  match: string;
  league: string;
  market: string;
  outcome: string;
  priceThousandths: number | undefined;
  startsAt: Date | undefined;
  isLive: boolean;
}

/** A leg as a wire tells it: in words of the supplier's, any of which may be missing. */
export interface ToldLeg {
  match?: string | undefined;
  league?: string | undefined;
  market?: string | undefined;
  outcome?: string | undefined;
  /** A decimal number, as `1.85`. */
  price?: string | undefined;
  /** ISO 8601. */
  startsAt?: string | undefined;
  isLive?: boolean | undefined;
}

const legsMax = 60;
const wordsMax = 100;

/** Undefined where nothing is told. What cannot be read is left out: it is never a reason to refuse the bet. */
export function toBetDetails(
  told: readonly ToldLeg[],
  { returnMinor, isSystem = false }: { returnMinor: Minor | undefined; isSystem?: boolean },
): BetDetails | undefined {
  const legs = told.slice(0, legsMax).map(legOf);
  return legs.some(({ match }) => match !== '') ? { returnMinor, isSystem, legs } : undefined;
}

/** Of all legs together, rounded down; undefined where one has none, or no number holds it. */
export function priceOf(legs: readonly Pick<BetLeg, 'priceThousandths'>[]): number | undefined {
  if (legs.length === 0) return undefined;
  let product = 1n;
  for (const { priceThousandths } of legs) {
    if (priceThousandths === undefined) return undefined;
    product *= BigInt(priceThousandths);
  }
  const thousandths = product / 1000n ** BigInt(legs.length - 1);
  return thousandths <= Number.MAX_SAFE_INTEGER ? Number(thousandths) : undefined;
}

function legOf({ match, league, market, outcome, price, startsAt, isLive = false }: ToldLeg): BetLeg {
  return {
    match: plain(match),
    league: plain(league),
    market: plain(market),
    outcome: plain(outcome),
    priceThousandths: thousandthsOf(price),
    startsAt: dateOf(startsAt),
    isLive,
  };
}

function plain(words = ''): string {
  return words.slice(0, wordsMax).replaceAll(/\p{C}/gu, ' ').trim();
}

/** `1.85` is 1850. Digits behind the third say nothing that is shown. */
function thousandthsOf(price = ''): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,7})(?:\.(\d{1,8}))?$/.exec(price) ?? [];
  return whole === undefined ? undefined : Number(whole + decimals.slice(0, 3).padEnd(3, '0'));
}

function dateOf(text = ''): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? undefined : date;
}
