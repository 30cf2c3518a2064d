import { payOutUnitMinor } from '@harmattan/kernel/market';
import type { Minor } from '@harmattan/kernel/money';
import type { CashOutAnswer } from '../contract/bets.ts';
import { rulesOf } from '../rules/index.ts';
import type { Seat } from '../seats/index.ts';
import { stakeMinMinor } from '../slips/index.ts';
import { type BetRecord, restOf } from './bet.ts';
import type { BetsDeps } from './bets-deps.ts';
import { findBet, findOwnBet } from './bets-store.ts';
import { cashOutOf } from './cash-out.ts';
import {
  findSale,
  insertSale,
  listDueSales,
  refuseSale,
  refuseStaleSales,
  type Sale,
  type SaleRefusal,
  sell,
} from './sales-store.ts';
import { tellBet } from './tell-bet.ts';

const salesAtOnce = 100;
const afterDelayMs = 300;
const askPaymentMs = 1_000;

export interface WishedSale {
  key: string;
  /** What the player saw, and gets: not more, and not less. */
  amountMinor: Minor;
  /** So much of the stake; undefined for all that is left. */
  partMinor: Minor | undefined;
}

/** Sells a bet back. Undefined: the player has no such bet. The same key sent again is the same sale. */
export async function sellBet(
  deps: BetsDeps,
  seat: Seat,
  id: bigint,
  wish: WishedSale,
): Promise<CashOutAnswer | undefined> {
  const bet = await findOwnBet(deps.pool, seat, id);
  return bet && startSale(deps, bet, wish);
}

/** Asks for the sale of a bet, and makes it at once where no match of it is under way. */
export async function startSale(
  deps: BetsDeps,
  bet: BetRecord,
  { isAuto = false, ...wish }: WishedSale & { isAuto?: boolean },
): Promise<CashOutAnswer> {
  const { id } = bet;
  const { key } = wish;
  const before = await findSale(deps.pool, id, key);
  if (before) return tellSale(deps, before);
  const scores = liveScores(deps, bet);
  const delayMs = Object.keys(scores).length > 0 ? deps.liveBetDelayMs : 0;
  const refusal = refusalOf(deps, bet, wish);
  const sale = await insertSale(deps.pool, { betId: id, ...wish, isAuto, scores, delayMs, refusal });
  if (!sale) {
    // The same key was faster, or another sale of the bet is being decided.
    const other = await findSale(deps.pool, id, key);
    return other ? tellSale(deps, other) : { status: 'waiting', askAgainMs: delayMs + afterDelayMs };
  }
  const sent = delayMs === 0 && !refusal ? await decideSale(deps, sale) : undefined;
  return tellSale(deps, (await findSale(deps.pool, id, key)) ?? sale, sent);
}

/** Decides sales whose delay is over, also after a crash, unless they are stale. It does not wait for the wallet: `follow` does. */
export async function decideSales(deps: BetsDeps, follow: (work: Promise<unknown>) => void): Promise<void> {
  await refuseStaleSales(deps.pool);
  for (const sale of await listDueSales(deps.pool, salesAtOnce)) follow(decideSale(deps, sale));
}

/** Still worth what the player saw, and nothing happened meanwhile: sold. Answers the balance, if the wallet told it at once. */
async function decideSale(deps: BetsDeps, sale: Sale): Promise<Minor | undefined> {
  const bet = await findBet(deps.pool, sale.betId);
  const refusal = refusalOf(deps, bet, sale) ?? (hasScored(deps, sale) ? 'suspended' : undefined);
  if (refusal) await refuseSale(deps.pool, sale, refusal);
  else if (await sell(deps.pool, sale, bet)) return (await deps.sender.sendFor(sale.betId))?.balanceMinor;
  else await refuseSale(deps.pool, sale, 'settled');
  return undefined;
}

function refusalOf(
  { offer }: BetsDeps,
  bet: BetRecord,
  { amountMinor, partMinor }: Pick<Sale, 'amountMinor' | 'partMinor'>,
): SaleRefusal | undefined {
  if (bet.state !== 'open' || bet.wasSettled) return 'settled';
  const nowMinor = cashOutOf(offer, bet);
  if (nowMinor === undefined) return 'suspended';
  if (amountMinor % payOutUnitMinor !== 0n) return 'changed';
  if (partMinor === undefined) return nowMinor < amountMinor ? 'changed' : undefined;
  return canSell(bet, partMinor) && (nowMinor * partMinor) / restOf(bet) >= amountMinor ? undefined : 'changed';
}

/** The part, and what is left of the bet, are stakes that the book takes. */
function canSell(bet: BetRecord, partMinor: Minor): boolean {
  const isStake = (minor: Minor) => minor >= stakeMinMinor && minor % payOutUnitMinor === 0n;
  return rulesOf(bet.rulesVersion).sellsParts && isStake(partMinor) && isStake(restOf(bet) - partMinor);
}

/** By match, of those that are under way. */
function liveScores({ offer }: BetsDeps, { legs }: BetRecord): Sale['scores'] {
  const scores: Record<string, readonly [number, number]> = {};
  for (const leg of legs) {
    const quote = leg.verdict ? undefined : offer.quote(leg);
    if (quote?.state === 'open' && quote.isLive) scores[leg.match] = [quote.score[0], quote.score[1]];
  }
  return scores;
}

function hasScored({ offer }: BetsDeps, { scores }: Sale): boolean {
  return Object.entries(scores).some(([id, [home, away]]) => {
    const now = offer.match(id)?.score;
    return now?.[0] !== home || now?.[1] !== away;
  });
}

async function tellSale(deps: BetsDeps, sale: Sale, balanceMinor?: Minor): Promise<CashOutAnswer> {
  if (sale.state === 'waiting') return { status: 'waiting', askAgainMs: sale.waitsMs + afterDelayMs };
  const bet = await findBet(deps.pool, sale.betId);
  if (sale.state === 'refused') {
    const nowMinor = cashOutOf(deps.offer, bet);
    return {
      status: 'refused',
      reason: sale.reason ?? 'unknown',
      amount: nowMinor === undefined ? null : Number(nowMinor),
    };
  }
  const isPaid = sale.partMinor === undefined ? bet.paidMinor === bet.dueMinor : bet.soldPaidMinor === bet.soldMinor;
  if (!isPaid) return { status: 'waiting', askAgainMs: askPaymentMs };
  return {
    status: 'cashed-out',
    bet: await tellBet(deps, bet),
    balance: balanceMinor === undefined ? null : Number(balanceMinor),
  };
}
