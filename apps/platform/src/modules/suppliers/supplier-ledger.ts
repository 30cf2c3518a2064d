import type { Clock } from '@harmattan/kernel/clock';
import { amountMaxMinor, type Minor } from '@harmattan/kernel/money';
import type { TaxRule } from '@harmattan/kernel/taxes';
import { isBookName, type WalletName } from '@harmattan/wires/suppliers/names';
import type { Answer, HouseAccount, MoneyKey, Operation, StatementLine, Wallet } from '../wallet/index.ts';
import { createKeys, type MoveKeys } from './move-keys.ts';
import { receiptOf, refusedReceipt } from './receipts.ts';
import type { Move, Outcome, Receipt } from './supplier-wallet.ts';
import { taxWithheld, withholdTax } from './withhold-tax.ts';

/** One supplier's part of the books: what every movement of its own needs. */
export interface SupplierLedger {
  supplier: WalletName;
  /** Of a sportsbook, whose bets are settled once. */
  isBook: boolean;
  wallet: Wallet;
  keys: MoveKeys;
  house: HouseAccount;
  balance(playerId: bigint): Promise<Minor>;
  /** What the player could be asked for, of a bet: the balance, and what comes back of the bet's tax. */
  spendable(playerId: bigint, round: string): Promise<Minor>;
  /** What is wrong with the request itself, before anybody's money is looked at. */
  problemOf(move: Partial<Omit<Move, 'amountMinor'>> & { amountMinor?: Minor | undefined }): Outcome | undefined;
  refused(playerId: bigint, outcome: Outcome): Promise<Receipt>;
  /** A repeat is answered with what the player has now, not with what they had then. */
  told(playerId: bigint, key: MoneyKey, answer: Answer): Promise<Receipt>;
  /** The entry that stands among the tries of a command, or else the last of them. */
  lastTry(keyOf: (attempt: number) => MoneyKey): Promise<StatementLine | undefined>;
}

const idMax = 80;
/** The wires put words of their own before some of them. */
const roundMax = 100;
/** Printable, and without what would have to be written twice beside the money. */
const plainId = /^[^\p{C}"\\]+$/u;

export interface LedgerDeps {
  wallet: Wallet;
  currency: string;
  /** What winnings of bets are taxed by. */
  taxes?: { clock: Pick<Clock, 'now'>; rules: readonly TaxRule[] } | undefined;
}

export function openLedger({ wallet: plainWallet, currency, taxes }: LedgerDeps, supplier: WalletName): SupplierLedger {
  const isBook = isBookName(supplier);
  const keys = createKeys(supplier);
  const isTaxed = isBook && taxes !== undefined && taxes.rules.length > 0;
  const wallet = isTaxed ? withholdTax(plainWallet, { ...taxes, keys, supplier }) : plainWallet;
  const balance = async (playerId: bigint) => (await wallet.balance(playerId)).availableMinor;
  return {
    ...{ supplier, isBook, wallet, keys, balance },
    house: `house:${supplier}`,
    async spendable(playerId, round) {
      const back = isTaxed ? await taxWithheld(wallet, keys, { playerId, round }) : 0n;
      return (await balance(playerId)) + back;
    },
    problemOf(move) {
      if (move.currency !== currency) return 'currency';
      const { txId = 'x', round = 'x', game = 'x', amountMinor = 0n } = move;
      if (!isId(txId, idMax) || !isId(round, roundMax) || !isId(game, idMax)) return 'bad-request';
      return amountMinor < 0n || amountMinor > amountMaxMinor ? 'bad-amount' : undefined;
    },
    refused: async (playerId, outcome) => refusedReceipt(outcome, await balance(playerId)),
    async told(playerId, key, answer) {
      const receipt = receiptOf(key, answer);
      const isOld = answer.isRepeat || answer.status === 'conflict';
      return isOld ? { ...receipt, balanceMinor: await balance(playerId) } : receipt;
    },
    async lastTry(keyOf) {
      let last: StatementLine | undefined;
      for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
        const entry = await wallet.entry(keyOf(attempt));
        if (!entry || entry.status === 'ok') return entry ?? last;
        last = entry;
      }
      return last;
    },
  };
}

function isId(text: string, max: number): boolean {
  return text.length > 0 && text.length <= max && plainId.test(text);
}

const attemptsMax = 1_000;

/**
 * A refusal stands in the books for ever, but some are true for a moment only: a win that came before its stake, a win taken
 * back that was spent meanwhile. Their supplier sends the same again under the same id. So each further try has a key of its
 * own, and is made only when the last one stands in the books as refused and it may work by now.
 */
export async function retryUntilDecided(
  wallet: Wallet,
  legsOf: (attempt: number) => Operation[],
  { refusedAs, mayWork }: { refusedAs: Answer['status'][]; mayWork(): Promise<boolean> },
): Promise<Answer> {
  // A further try that was made is told, whatever has become of the money since.
  const wasTried = async (attempt: number) => (await wallet.entry(legsOf(attempt)[0]?.key as MoneyKey)) !== undefined;
  for (let attempt = 0; ; attempt += 1) {
    const [answer] = (await wallet.linked(legsOf(attempt))) as [Answer];
    const isRefusedAgain = answer.isRepeat && refusedAs.includes(answer.status);
    if (!isRefusedAgain || attempt + 1 === attemptsMax) return answer;
    if (!(await mayWork()) && !(await wasTried(attempt + 1))) return answer;
  }
}

export function isStake({ kind, about, status }: StatementLine): boolean {
  return (kind === 'debit' || kind === 'draw') && about === 'stake' && status === 'ok';
}

/** A stake that was taken and given back since does not stand, though it was asked for in the same words. */
export async function unlessUndone(ledger: SupplierLedger, playerId: bigint, receipt: Receipt): Promise<Receipt> {
  if (receipt.outcome !== 'repeat' || !(await wasUndone(ledger, playerId, receipt.id))) return receipt;
  return { ...receipt, outcome: 'reversed' };
}

export async function wasUndone({ keys, lastTry }: SupplierLedger, playerId: bigint, key: MoneyKey): Promise<boolean> {
  return (await lastTry((attempt) => keys.reversal(playerId, key, attempt)))?.status === 'ok';
}

/** Whether an entry of these was undone by another of them. */
export function isUndone(lines: readonly StatementLine[], { key }: StatementLine): boolean {
  return lines.some(({ kind, status, of }) => kind === 'reverse' && status === 'ok' && of === key);
}
