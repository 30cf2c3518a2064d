import { assert } from '@harmattan/kernel/assert';
import { payOutUnitMinor } from '@harmattan/kernel/market';
import type { Offer } from '../offer/offer.ts';
import { cappedReturn, meanOfLines } from '../prices/index.ts';
import { rulesOf } from '../rules/index.ts';
import { type BetRecord, type Leg, restOf } from './bet.ts';

const thousandth = 1_000n;
const billion = 1_000_000_000n;

/**
 * What is left of a bet is worth now by the rules it was taken under, less what the book keeps, rounded down to what the market pays out. Undefined when it cannot be sold: a pick is
 * lost, suspended or closed, or nothing is left of it.
 */
export function cashOutOf(offer: Pick<Offer, 'quote' | 'chanceOfAll'>, bet: BetRecord): bigint | undefined {
  if (bet.state !== 'open' || bet.wasSettled) return undefined;
  if (bet.kind === 'builder') return cashOutOfBuilder(offer, bet);
  if (bet.system) return cashOutOfLines(offer, bet);
  const { cashOut, cashOutKeptPercent } = rulesOf(bet.rulesVersion);
  let above = restOf(bet) * (100n - cashOutKeptPercent);
  let below = 100n;
  for (const leg of bet.legs) {
    if (leg.verdict === 'lost') return undefined;
    if (leg.verdict === 'void') continue;
    const now = chancesNow(offer, leg);
    if (now === undefined) return undefined;
    if (cashOut === 'prices-times-chances') {
      above *= BigInt(leg.priceThousandths) * now.win;
      below *= thousandth * billion;
    } else {
      // A void gives the stake back: its chance counts once, and a win what the pick was worth when it was taken.
      above *= now.win * billion + now.void * chanceTaken(leg);
      below *= chanceTaken(leg) * billion;
    }
  }
  return offered(bet, above / below);
}

/**
 * By the change of the chance that all its picks come true together. They are judged together, so one that is judged leaves nothing to sell; while one is
 * closed or suspended, or they have no chance together, it cannot be sold.
 */
function cashOutOfBuilder(offer: Pick<Offer, 'quote' | 'chanceOfAll'>, bet: BetRecord): bigint | undefined {
  const { legs } = bet;
  const [first] = legs;
  assert(first, 'a builder has picks');
  if (legs.some((leg) => leg.verdict || offer.quote(leg).state !== 'open')) return undefined;
  const now = offer.chanceOfAll(first.match, legs);
  if (!now) return undefined;
  const kept = 100n - rulesOf(bet.rulesVersion).cashOutKeptPercent;
  return offered(bet, (restOf(bet) * kept * BigInt(now)) / (100n * chanceTaken(first)));
}

/** The same of each line, summed up: a line with a lost pick is worth nothing. Undefined while a pick that is not lost cannot be sold. */
function cashOutOfLines(offer: Pick<Offer, 'quote'>, bet: BetRecord): bigint | undefined {
  const { system, legs } = bet;
  assert(system, 'only a system has lines');
  const changes = legs.map((leg) => changeOf(offer, leg));
  if (!changes.every((change) => change !== undefined)) return undefined;
  const { above, below } = meanOfLines(changes, system);
  return offered(bet, (restOf(bet) * (100n - rulesOf(bet.rulesVersion).cashOutKeptPercent) * above) / (below * 100n));
}

/** By how much the pick has become likelier since it was taken; 1 for a void one. */
function changeOf(offer: Pick<Offer, 'quote'>, leg: Leg): { above: bigint; below: bigint } | undefined {
  if (leg.verdict === 'lost') return { above: 0n, below: 1n };
  if (leg.verdict === 'void') return { above: 1n, below: 1n };
  const now = chancesNow(offer, leg);
  return now && { above: now.win * billion + now.void * chanceTaken(leg), below: chanceTaken(leg) * billion };
}

function offered(bet: BetRecord, exactMinor: bigint): bigint | undefined {
  const worthMinor = exactMinor - (exactMinor % payOutUnitMinor);
  const mostMinor = potentialOf(bet);
  if (worthMinor > mostMinor) return mostMinor;
  return worthMinor > 0n ? worthMinor : undefined;
}

/** What is left of it pays if everything that is open comes true. With what was sold it is never more than the largest pay-out. */
export function potentialOf({
  kind,
  legs,
  system,
  returnMaxMinor,
  soldMinor,
  ...stakes
}: Pick<
  BetRecord,
  'kind' | 'stakeMinor' | 'soldStakeMinor' | 'soldMinor' | 'returnMaxMinor' | 'legs' | 'system'
>): bigint {
  const has = (asked: Leg['verdict']) => legs.some(({ verdict }) => verdict === asked);
  const isOff = kind === 'builder' && has('void') && !has('lost');
  const prices = legs.map(({ verdict, priceThousandths }) => {
    if (verdict === 'void' || isOff) return Number(thousandth);
    return system && verdict === 'lost' ? 0 : priceThousandths;
  });
  return cappedReturn(restOf(stakes), { prices, system, returnMaxMinor: returnMaxMinor - soldMinor });
}

/** Per billion. Undefined when the pick cannot be sold now. */
function chancesNow(offer: Pick<Offer, 'quote'>, leg: Leg): { win: bigint; void: bigint } | undefined {
  if (leg.verdict === 'won') return { win: billion, void: 0n };
  const quote = offer.quote(leg);
  if (quote.state !== 'open') return undefined;
  return { win: BigInt(quote.chancePerBillion), void: BigInt(quote.voidPerBillion ?? 0) };
}

/** What a ticket freezes: how likely the pick is to win if it is not void, per billion. */
export function chanceToFreeze(quote: { chancePerBillion: number; voidPerBillion?: number }): number {
  const win = BigInt(quote.chancePerBillion);
  return Number((win * billion) / (billion - BigInt(quote.voidPerBillion ?? 0))) || 1;
}

function chanceTaken({ chancePerBillion }: Leg): bigint {
  assert(chancePerBillion !== undefined && chancePerBillion > 0, 'a price that was taken has a chance');
  return BigInt(chancePerBillion);
}
