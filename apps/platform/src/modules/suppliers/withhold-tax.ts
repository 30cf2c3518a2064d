import type { Clock } from '@harmattan/kernel/clock';
import type { Minor } from '@harmattan/kernel/money';
import { findTaxRule, type TaxRule, taxOn } from '@harmattan/kernel/taxes';
import { type Answer, type Operation, type StatementLine, type Wallet, WalletBusy } from '../wallet/index.ts';
import type { MoveKeys } from './move-keys.ts';
import { memoOf, readMemo } from './move-memo.ts';

interface TaxDeps {
  clock: Pick<Clock, 'now'>;
  rules: readonly TaxRule[];
  keys: MoveKeys;
  supplier: string;
}

/** So often two changes of one bet may meet before one of them is sent back to be asked again. */
const triesMax = 20;

/**
 * The wallet of a book whose winnings are taxed. What a bet won beyond its stake, all in all, decides what is due. So every change of what a bet
 * was paid takes along what it changes of the tax, both or neither: a win withholds, a correction withholds more or gives back, a void gives all back.
 */
export function withholdTax(wallet: Wallet, deps: TaxDeps): Wallet {
  return {
    ...wallet,
    async linked(operations) {
      const bet = await findBet(wallet, operations);
      if (!bet) return wallet.linked(operations);
      for (let tries = 0; tries < triesMax; tries += 1) {
        // What was asked before is told as it was.
        const [first] = operations as [Operation];
        if (await wallet.entry(first.key)) return wallet.linked(operations);
        const tax = await taxLegOf(wallet, deps, bet);
        if (!tax) return wallet.linked(operations);
        // What comes back is there before anything is taken.
        const isFirst = tax.kind === 'credit';
        const answers = await wallet.linked(isFirst ? [tax, ...operations] : [...operations, tax]);
        if (answers[0]?.status !== 'conflict' || !(await isBeaten(wallet, [tax, first])))
          return toldAfterAll(isFirst ? answers.slice(1) : answers.slice(0, -1), answers.at(-1) as Answer);
      }
      throw new WalletBusy('changes of one bet kept meeting each other');
    },
  };
}

/** Whether another one was written meanwhile: the next change of the bet, or the same one. */
async function isBeaten(wallet: Wallet, operations: Operation[]): Promise<boolean> {
  const found = await Promise.all(operations.map(({ key }) => wallet.entry(key)));
  return found.some((entry) => entry !== undefined);
}

/** What was withheld of a bet so far. */
export async function taxWithheld(
  wallet: Pick<Wallet, 'rounds'>,
  keys: MoveKeys,
  { playerId, round }: { playerId: bigint; round: string },
): Promise<Minor> {
  return toHouse(await wallet.rounds({ playerId, rounds: [keys.taxes(playerId, round)] }));
}

/** The bet whose payments these change, and by how much. Undefined for stakes, marks, and a round that is called off. */
interface Bet {
  playerId: bigint;
  game: string;
  round: string;
  txId: string;
  changeMinor: Minor;
}

async function findBet(wallet: Wallet, operations: Operation[]): Promise<Bet | undefined> {
  let found: Bet | undefined;
  for (const operation of operations) {
    if ('isStake' in operation && operation.isStake) return undefined;
    const change = await changeOf(wallet, operation);
    if (!change) continue;
    const { game, round, txId } = readMemo(change.memo);
    found ??= { playerId: operation.playerId, game, round, txId, changeMinor: 0n };
    found.changeMinor += change.minor;
  }
  return found;
}

/** What a book gives away is no win of a bet. */
const isGift = (about: string) => about === 'promotion' || about === 'jackpot';

/** What an entry pays of a bet, or takes; with the words in which its bet is named. */
async function changeOf(
  wallet: Wallet,
  operation: Operation,
): Promise<{ minor: Minor; memo: string | null } | undefined> {
  const { kind, round, memo } = operation;
  if (kind === 'reverse') {
    const undone = await wallet.entry(operation.of);
    if (!undone?.round || undone.status !== 'ok' || isGift(undone.about)) return undefined;
    return { minor: undone.houseMinor, memo: undone.memo };
  }
  if (round === undefined || memo === undefined || isGift(operation.about)) return undefined;
  if (kind === 'credit') return { minor: operation.amountMinor, memo };
  return kind === 'debit' ? { minor: -operation.amountMinor, memo } : undefined;
}

/**
 * The entry has the next number of its bet, which belongs to one of them only: whichever comes second looks again. It is also written when nothing is due,
 * so that two payments at once cannot both count as the first. The rule of the first payment is the bet's rule.
 */
async function taxLegOf(
  wallet: Wallet,
  { clock, rules, keys, supplier }: TaxDeps,
  bet: Bet,
): Promise<Operation | undefined> {
  const { playerId, game, round, txId, changeMinor } = bet;
  const taxRound = keys.taxes(playerId, round);
  const betRounds = [keys.round(playerId, round), keys.beside(playerId, round)];
  const lines = await wallet.rounds({ playerId, rounds: [...betRounds, taxRound] });
  const taxed = lines.filter((line) => line.round === taxRound);
  const rule = findTaxRule(rules, { product: 'sports', at: taxed[0]?.at ?? clock.now() });
  if (!rule) return undefined;
  const netMinor = changeMinor - toHouse(lines.filter((line) => line.round !== taxRound && !isGift(line.about)));
  const moreMinor = taxOn(netMinor, rule) - toHouse(taxed);
  const total = String(netMinor > 0n ? netMinor : 0n);
  const common = {
    ...{ playerId, key: keys.tax(playerId, round, taxed.length), round: taxRound, about: 'tax' },
    ...{ house: `tax:${rule.authority}` as const, memo: memoOf({ game, round, txId, total, supplier }) },
  };
  if (moreMinor < 0n) return { ...common, kind: 'credit', amountMinor: -moreMinor };
  // A win leaves an account below zero that was far below it: the tax must not keep the win from being paid.
  const { availableMinor } = await wallet.balance(playerId);
  return { ...common, kind: 'debit', amountMinor: moreMinor, ...(availableMinor < 0n && { evenIfShort: true }) };
}

/** Each is told with what the player has after all of them. */
function toldAfterAll(answers: Answer[], { availableMinor, heldMinor }: Answer): Answer[] {
  return answers.map((answer) => ({ ...answer, availableMinor, heldMinor }));
}

function toHouse(lines: readonly StatementLine[]): Minor {
  return lines.reduce((total, { status, houseMinor }) => (status === 'ok' ? total + houseMinor : total), 0n);
}

export function isTax({ about }: Pick<StatementLine, 'about'>): boolean {
  return about === 'tax';
}
