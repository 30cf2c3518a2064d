import { readAmount } from '@harmattan/ui/amount-text';
import type { BetKind, CheckedPick, CheckedSlip, Pick, PriceChanges } from '../../../src/contract/bets.ts';
import { isSystem, lineCount, type System } from '../../../src/prices/index.ts';
import { rulesNow } from '../../../src/rules/versions.ts';

/** A pick with the price that the player saw and went along with. */
export interface SlipPick extends Pick {
  price: number;
  /** Shown until the server has told how things stand. */
  home: string;
  away: string;
  /** Of a single, as written; without it the stake for each bet counts. */
  stake?: string;
  /** Of a single that was sent as a bet of its own, until it is known what became of it. */
  key?: string;
  /** It is in every line of a system. */
  isBanker?: boolean;
}

export interface Slip {
  picks: SlipPick[];
  /** What the player chose; until then one pick is a single and several are an accumulator. */
  kind: BetKind | null;
  /** Of a system: how many picks stand in a line beside the bankers. Those that the picks do not allow are not used. */
  sizes: number[];
  /** The price of all picks of a builder that the player saw, and of which picks. A page that is opened again shows that of now. */
  seen?: { picks: string; price: number };
  /** As written. */
  stake: string;
  priceChanges: PriceChanges;
  /** Made when the slip is opened, and anew after a definite refusal: the same slip is never two bets. */
  key: string;
  /** The booking code that it was loaded from. */
  code: string | null;
  /** It was sent, and what became of it is not known yet. */
  isSent: boolean;
}

export const { picksMax } = rulesNow;
const systemPicksMin = 3;

export function emptySlip(from?: Slip): Slip {
  return {
    picks: [],
    kind: null,
    sizes: [],
    // A bet that was placed takes its stake with it: the next one is another decision.
    stake: '',
    priceChanges: from?.priceChanges ?? 'better',
    key: makeKey(),
    code: null,
    isSent: false,
  };
}

export function nameOf({ match, market, outcome }: Pick): string {
  return `${match}/${market}/${outcome}`;
}

export function kindOf({ picks, kind }: { picks: readonly Pick[]; kind: BetKind | null }): BetKind {
  if (picks.length < 2) return 'single';
  if (kind !== 'single' && picks.every(({ match }) => match === picks[0]?.match)) return 'builder';
  return kind === null || kind === 'builder' || (kind === 'system' && picks.length < systemPicksMin)
    ? 'accumulator'
    : kind;
}

/** The system that the player chose, or where the picks do not allow it a smaller one: each choice of two picks, or of all but one. */
export function systemOf({ picks, sizes }: globalThis.Pick<Slip, 'picks' | 'sizes'>): System {
  const bankers = [...picks.keys()].filter((at) => picks[at]?.isBanker).slice(0, picks.length - 2);
  const free = picks.length - bankers.length;
  const asked = { sizes, bankers };
  const twos = { sizes: [Math.min(2, free - 1)], bankers };
  return [asked, twos].find((one) => canBePlaced(picks.length, one)) ?? { sizes: [free - 1], bankers };
}

/** Which picks a builder's price is of. */
export function namesOf(picks: readonly Pick[]): string {
  return picks.map(nameOf).join(' ');
}

/** The price that the player sees first for these picks is the one that the player went along with. */
export function withSeen(slip: Slip, checked: CheckedSlip): Slip {
  const names = namesOf(slip.picks);
  const price = checked.builder?.price;
  if (!price || slip.seen?.picks === names || namesOf(checked.picks) !== names) return slip;
  return { ...slip, seen: { picks: names, price } };
}

export function canBePlaced(picks: number, system: System): boolean {
  return isSystem(picks, system) && lineCount(picks, system) <= rulesNow.linesMax;
}

/** Taps a price: it is put on the slip, or taken off. Another outcome of the same market takes the place of the first. */
export function toggled(slip: Slip, pick: SlipPick): Slip | 'full' {
  const name = nameOf(pick);
  if (slip.picks.some((each) => nameOf(each) === name)) return without(slip, name);
  const at = slip.picks.findIndex((each) => each.match === pick.match && each.market === pick.market);
  if (at >= 0) return { ...slip, picks: slip.picks.map((each, index) => (index === at ? pick : each)) };
  return slip.picks.length >= picksMax ? 'full' : { ...slip, picks: [...slip.picks, pick] };
}

export function without(slip: Slip, name: string): Slip {
  return withPicks(
    slip,
    slip.picks.filter((each) => nameOf(each) !== name),
  );
}

/** What is left of a slip. A single that is left alone keeps the stake it had of its own. */
export function withPicks(slip: Slip, picks: SlipPick[]): Slip {
  const [only] = picks;
  return { ...slip, picks, stake: (picks.length === 1 && only?.stake) || slip.stake };
}

/** Whether the player must be asked about a price before the bet is placed. */
export function mustAsk(taken: number, now: number, choice: PriceChanges): boolean {
  if (now === taken || now === 0) return false;
  return choice === 'none' || (choice === 'better' && now < taken);
}

/** Those of one match that stand beside each other: they depend on each other and cannot be multiplied. */
export function clashes(picks: readonly Pick[]): Set<string> {
  return new Set(
    picks
      .filter((pick) => picks.some((other) => other !== pick && other.match === pick.match))
      .map((pick) => nameOf(pick)),
  );
}

/** What of a code can be put on the slip, and what is over. A suspended price comes back: the slip shows it as such. */
export function splitPicks(picks: readonly CheckedPick[]): { kept: CheckedPick[]; leftOut: CheckedPick[] } {
  const isKept = ({ state }: CheckedPick) => state === 'open' || state === 'suspended';
  return { kept: picks.filter(isKept), leftOut: picks.filter((pick) => !isKept(pick)) };
}

/** A pick as the slip has it, at the price of now. */
export function pickFrom({ match, market, outcome, price, home, away }: CheckedPick): SlipPick {
  return { match, market, outcome, price, home: home?.name ?? '', away: away?.name ?? '' };
}

/** The slip that the browser stored. Malformed picks or a malformed key make it an empty one. */
export function readSlip(kept: unknown): Slip {
  if (typeof kept !== 'object' || kept === null) return emptySlip();
  const { picks, kind, sizes, stake, priceChanges, key, code, isSent } = kept as Partial<Record<keyof Slip, unknown>>;
  if (!Array.isArray(picks) || picks.length > picksMax || !picks.every(isPick)) return emptySlip();
  if (typeof key !== 'string' || !/^[\da-f-]{36}$/.test(key)) return emptySlip();
  return {
    picks,
    kind: kind === 'single' || kind === 'accumulator' || kind === 'system' ? kind : null,
    sizes: Array.isArray(sizes) ? sizes.filter(Number.isSafeInteger) : [],
    stake: typeof stake === 'string' && readAmount(stake) !== undefined ? stake : '',
    priceChanges: priceChanges === 'none' || priceChanges === 'any' ? priceChanges : 'better',
    key,
    code: typeof code === 'string' && /^[A-Z\d]{7}$/.test(code) ? code : null,
    isSent: isSent === true,
  };
}

function isPick(value: unknown): value is SlipPick {
  if (typeof value !== 'object' || value === null) return false;
  const { match, market, outcome, price, home, away, stake = '', key = '' } = value as Record<string, unknown>;
  const areTexts = [match, market, outcome, home, away, stake, key].every(
    (text) => typeof text === 'string' && text.length < 80,
  );
  return areTexts && Number.isSafeInteger(price) && (price as number) >= 0;
}

/** A random UUID. `crypto.randomUUID` is missing in the oldest browsers we mean. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
