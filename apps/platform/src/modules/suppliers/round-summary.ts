import { type BookName, bookNames, type SupplierName, supplierNames } from '@harmattan/wires/suppliers/names';
import type { StatementLine } from '../wallet/index.ts';
import { readMemo } from './move-memo.ts';
import { isUndone } from './supplier-ledger.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';
import { isTax } from './withhold-tax.ts';

export type Area = 'games' | 'sports';

export interface RoundSummary {
  id: string;
  time: Date;
  area: Area;
  /** Of a bet: what it is on. */
  gameName: string;
  provider: string;
  stake: bigint;
  /** What was paid. Of a bet also a stake that came back. */
  win: bigint;
  /** What was withheld of it, and what the player got. */
  tax: bigint;
  net: bigint;
  state: 'open' | 'won' | 'lost' | 'void' | 'cashed-out' | 'canceled' | 'free';
  /** Of a bet: at which book, what it is called there, and whether a part of it was sold or came back while the rest went on. */
  bet: { book: BookName; reference: string; isReduced: boolean } | null;
  /** Of a prize of a race: the account that it was paid from. */
  prizeAccount: string | null;
}

export type NameDeps = Pick<SuppliersDeps, 'findGame' | 'providerName' | 'bookName'>;

/** All entries of a round, the oldest first. */
type Entries = readonly StatementLine[];

/** The books know a bet from a game by the house account. Undefined for an entry that moved nothing and so has none. */
export function areaOf({ house }: Pick<StatementLine, 'house'>): Area | undefined {
  if (house === null || house.startsWith('tax:')) return undefined;
  return bookNames.some((name) => house === `house:${name}`) ? 'sports' : 'games';
}

export function areaOfRound(entries: Entries): Area {
  return entries.map(areaOf).find((area) => area !== undefined) ?? 'games';
}

export function summaryOf(deps: NameDeps, entries: Entries): RoundSummary {
  const [first] = entries as [StatementLine];
  const area = areaOfRound(entries);
  const standing = entries.filter(({ status }) => status === 'ok');
  const accepted = standing.filter((line) => !isTax(line));
  const tax = paidBy(standing, isTax);
  const { stake, win, state } = area === 'sports' ? betOf(accepted) : gameOf(accepted);
  return {
    id: first.round as string,
    time: first.at,
    area,
    ...namesOf(deps, entries),
    stake,
    win,
    tax,
    net: win - tax,
    state,
    bet: ticketOf(entries),
    prizeAccount: entries.find(({ about }) => about === 'race-prize')?.house ?? null,
  };
}

function bookOf(entries: Entries): BookName | undefined {
  return bookNames.find((name) => entries.some(({ house }) => house === `house:${name}`));
}

function ticketOf(entries: Entries): RoundSummary['bet'] {
  const book = bookOf(entries);
  if (!book) return null;
  const isReduced = paymentsOf(entries).some(isPart);
  return { book, reference: readMemo(entries[0]?.memo ?? null).round, isReduced };
}

function namesOf({ findGame, providerName, bookName }: NameDeps, entries: Entries) {
  const house = entries.find((line) => line.house !== null)?.house;
  // A prize of a race has no game: its memo names the race.
  const game = entries[0]?.game ?? readMemo(entries[0]?.memo ?? null).game;
  const book = bookOf(entries);
  if (book)
    return { gameName: entries.map(({ memo }) => readMemo(memo).note).find(Boolean) ?? '', provider: bookName(book) };
  const supplier = supplierNames.find((name: SupplierName) => house === `house:${name}`);
  return {
    gameName: (supplier && findGame({ supplier, externalId: game })?.name) ?? game,
    provider: supplier ? providerName(supplier) : '',
  };
}

type Result = Pick<RoundSummary, 'stake' | 'win' | 'state'>;

/** What is staked in a round may be taken from the balance or from money that was set aside. */
function isStake({ kind, about }: StatementLine): boolean {
  return (kind === 'debit' || kind === 'draw') && about === 'stake';
}

function gameOf(accepted: Entries): Result {
  const stake = paidBy(accepted, (line) => isStake(line) || line.kind === 'reverse');
  const win = -paidBy(accepted, ({ kind, about }) => kind === 'credit' || (kind === 'debit' && about === 'correction'));
  return { stake, win, state: stateOfGame(accepted, { stake, win }) };
}

function stateOfGame(accepted: Entries, { stake, win }: { stake: bigint; win: bigint }): RoundSummary['state'] {
  const hasStakes = accepted.some(isStake);
  // A jackpot may fall while the round goes on.
  const isPaid = accepted.some(({ kind, of }) => kind === 'credit' && (of !== null || !hasStakes));
  if (isPaid && (stake > 0n || win > 0n)) return win > 0n ? 'won' : 'lost';
  if (stake > 0n) return 'open';
  return accepted.some(({ kind, houseMinor }) => kind === 'debit' && houseMinor === 0n) ? 'free' : 'canceled';
}

function betOf(accepted: Entries): Result {
  const stake = paidBy(accepted, isStake);
  const win = -paidBy(accepted, (line) => !isStake(line));
  return { stake, win, state: stateOfBet(accepted, { stake, win }) };
}

function stateOfBet(accepted: Entries, { stake, win }: { stake: bigint; win: bigint }): RoundSummary['state'] {
  if (!accepted.some(isStake)) return 'canceled';
  const isCalledOff = accepted.some(({ kind, about }) => kind === 'reverse' && about === 'refund');
  if (isCalledOff && win === stake) return 'void';
  const payments = paymentsOf(accepted);
  // Which of the payments from before closings were written was the last one is not known.
  const last = payments.findLast(({ closes }) => closes !== null);
  const isCorrected = accepted.some(({ about }) => about === 'correction');
  if (isCorrected && (last || isCalledOff)) return stateOfCorrected(payments, { stake, win });
  if (!last) return 'open';
  const isSold = last.closes === 'unknown' ? payments.some(isCashOut) : isCashOut(last);
  if (isSold) return 'cashed-out';
  if (payments.every(({ about }) => about === 'refund') && win === stake) return 'void';
  return wonOrLost(last.about === 'win' ? -last.houseMinor : win);
}

/**
 * Once a result was corrected, the sums alone say what came of the bet, or of what was left of it after parts. How much of the stake was sold is not known:
 * a rest that is void is paid as one that has won.
 */
function stateOfCorrected(payments: Entries, { stake, win }: { stake: bigint; win: bigint }): RoundSummary['state'] {
  const parts = payments.filter(isPart);
  if (win === stake && !parts.some(isCashOut)) return 'void';
  return wonOrLost(win + paidBy(parts, () => true));
}

/** What stands of what was paid of a bet itself. */
function paymentsOf(entries: Entries): Entries {
  return entries.filter(
    (line) =>
      line.kind === 'credit' &&
      line.status === 'ok' &&
      (line.of !== null || line.about !== 'promotion') &&
      !isUndone(entries, line),
  );
}

/** Paid while the rest of the bet goes on: a part of it was sold, or a part of its stake came back. */
function isPart({ about, closes }: StatementLine): boolean {
  return closes === null && (about === 'cash-out' || about === 'refund');
}

function isCashOut({ about }: StatementLine): boolean {
  return about === 'cash-out';
}

function wonOrLost(win: bigint): 'won' | 'lost' {
  return win > 0n ? 'won' : 'lost';
}

/** To the house, all in all. */
function paidBy(entries: Entries, isOf: (line: StatementLine) => boolean): bigint {
  return entries.filter(isOf).reduce((total, { houseMinor }) => total + houseMinor, 0n);
}
