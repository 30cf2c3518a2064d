import { type BookName, walletNames } from '@harmattan/wires/suppliers/names';
import { findRoundOwner, type MoneyKey, type StatementLine } from '../wallet/index.ts';
import type { FoundRound } from './bets-store.ts';
import { createKeys } from './move-keys.ts';
import { readMemo } from './move-memo.ts';
import { type RoundMove, readRound } from './rounds.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';
import type { ToldRound } from './tell-rounds.ts';
import { readWholeRounds, roundOf } from './whole-rounds.ts';

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const roundsMax = 20;

/** A round or bet, with its entries as the journal has them. */
export interface Ticket {
  playerId: bigint;
  round: ToldRound;
  reference: string;
  moves: RoundMove[];
  entries: JournalEntry[];
}

interface JournalEntry {
  key: string;
  at: Date;
  kind: string;
  about: string;
  status: string;
  amountMinor: bigint;
  houseMinor: bigint;
  availableMinor: bigint;
  /** What the supplier called it. */
  game: string;
  round: string;
  txId: string;
}

/** What a book calls a bet is its round at every wire. */
export function roundOfBet(bet: { book: BookName; playerId: bigint; reference: string }): MoneyKey {
  return createKeys(bet.book).round(bet.playerId, bet.reference);
}

/** Rounds and bets of any supplier by the id of the round or of an entry, by what a book calls the bet, or by what a supplier calls a movement. */
export async function findRounds(deps: SuppliersDeps, text: string): Promise<FoundRound[]> {
  const found = uuidShape.test(text)
    ? await byId(deps, text.toLowerCase() as MoneyKey)
    : [...(await deps.bets.byReference(text)), ...(await byTransaction(deps, text))];
  return [...new Map(found.map((one) => [`${one.playerId} ${one.id}`, one])).values()].slice(0, roundsMax);
}

async function byId({ pool, wallet }: SuppliersDeps, id: MoneyKey): Promise<FoundRound[]> {
  const owner = await findRoundOwner(pool, id);
  if (owner !== undefined) return [{ playerId: owner, id }];
  return roundsOf([await wallet.entry(id)]);
}

/** Each supplier has ids of its own, so each of them is asked for. */
async function byTransaction({ wallet }: SuppliersDeps, txId: string): Promise<FoundRound[]> {
  const lines = await Promise.all(
    walletNames.flatMap((supplier) => {
      const keys = createKeys(supplier);
      return [wallet.entry(keys.debit(txId)), wallet.entry(keys.credit(txId, 0))];
    }),
  );
  return roundsOf(lines);
}

function roundsOf(lines: readonly (StatementLine | undefined)[]): FoundRound[] {
  return lines.flatMap((line) => {
    const id = line && roundOf(line);
    return line && id ? [{ playerId: line.playerId, id }] : [];
  });
}

/** Undefined where the player has no such round. */
export async function readTicket(deps: SuppliersDeps, { playerId, id }: FoundRound): Promise<Ticket | undefined> {
  const [told, whole] = await Promise.all([
    readRound(deps, { playerId, id }),
    readWholeRounds(deps.wallet, { playerId, rounds: [id] }),
  ]);
  if (!told) return undefined;
  const { round, roundReference: reference, moves } = told;
  return { playerId, round, reference, moves, entries: (whole.get(id) ?? []).map(entryOf) };
}

function entryOf(line: StatementLine): JournalEntry {
  const { game, round, txId } = readMemo(line.memo);
  const { key, at, kind, about, status, amountMinor, houseMinor, availableMinor } = line;
  return { key, at, kind, about, status, amountMinor, houseMinor, availableMinor, game, round, txId };
}
