import type { MoneyKey, StatementLine } from '../wallet/index.ts';
import { isStake, isUndone, type SupplierLedger } from './supplier-ledger.ts';

/**
 * Whether what a win is about was closed before, as far as the entries of its round tell. The wallet decides this by itself, but
 * for entries from before closings were written (`unknown`): those never change, so that a look at them is as good.
 */
export function isFinished(ledger: SupplierLedger, lines: readonly StatementLine[], of: MoneyKey): boolean {
  return lines.some((line) => closes(ledger, line, of) && !isUndone(lines, line) && !hasLaterStake(lines, line, of));
}

/** Whether the bet was settled before closings were written. Of games nothing is known, so that a round of before stays open. */
export function wasSettledBefore(ledger: SupplierLedger, lines: readonly StatementLine[], of: MoneyKey): boolean {
  return isFinished(
    ledger,
    lines.filter(({ closes }) => closes === null || closes === 'unknown'),
    of,
  );
}

function closes(ledger: SupplierLedger, line: StatementLine, of: MoneyKey): boolean {
  if (line.kind !== 'credit' || line.status !== 'ok' || line.of === null) return false;
  switch (line.closes) {
    case 'round':
      return true;
    case 'stake':
      return line.of === of;
    case 'unknown':
      return ledger.isBook && !isPartRefund(ledger, line);
    case null:
      return false;
  }
}

/** A part of the stake that came back while the bet goes on: a refund that closes nothing. */
export function isPartRefund({ supplier }: SupplierLedger, line: StatementLine): boolean {
  if (line.kind !== 'credit' || line.about !== 'refund' || line.status !== 'ok') return false;
  // Before closings were written, no wire but this one had refunds of a part, and it had no others.
  return line.closes === null || (line.closes === 'unknown' && supplier === 'altenar');
}

/** What was paid while the bet goes on: a part of it was sold, or a part of its stake came back. Sales from before closings were written do not say so. */
export function isPaidPart(ledger: SupplierLedger, line: StatementLine): boolean {
  return isPartRefund(ledger, line) || (line.closes === null && line.about === 'cash-out');
}

function hasLaterStake(lines: readonly StatementLine[], { version }: StatementLine, of: MoneyKey): boolean {
  return lines.some(
    (line) =>
      isStake(line) && line.version > version && (line.key === of || line.round === of) && !isUndone(lines, line),
  );
}
