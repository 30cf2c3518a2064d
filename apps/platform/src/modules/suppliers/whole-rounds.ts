import { bookNames, walletNames } from '@harmattan/wires/suppliers/names';
import type { MoneyKey, StatementLine, Wallet } from '../wallet/index.ts';
import { createKeys } from './move-keys.ts';
import { readMemo } from './move-memo.ts';
import { isTax } from './withhold-tax.ts';

/**
 * A round that was called off accepts no debit any more. A later correction is debited in a second round beside it, and
 * `readWholeRounds` returns both as one round. So does what was withheld of a bet as tax stand beside it.
 */
export function isCalledOff(lines: readonly StatementLine[], round: MoneyKey): boolean {
  return lines.some(({ kind, of, status }) => kind === 'reverse' && of === round && status === 'reversed-unseen');
}

/** The round that an entry is told with. */
export function roundOf(line: StatementLine): MoneyKey | null {
  if (isTax(line)) return namesOf(line)?.round ?? line.round;
  const names = line.kind === 'debit' && line.about === 'correction' ? namesOf(line) : undefined;
  return names && line.round === names.beside ? names.round : line.round;
}

/** All entries of these rounds, the oldest first, with what stands beside them. */
export async function readWholeRounds(
  wallet: Pick<Wallet, 'rounds'>,
  { playerId, rounds }: { playerId: bigint; rounds: MoneyKey[] },
): Promise<Map<MoneyKey, StatementLine[]>> {
  if (rounds.length === 0) return new Map();
  const entriesOf = Map.groupBy(await wallet.rounds({ playerId, rounds }), ({ round }) => round as MoneyKey);
  const besides = [...entriesOf].flatMap(([round, lines]) => [
    ...(isCalledOff(lines, round) ? besidesOf(lines, 'beside') : []),
    ...(isPaidBet(lines) ? besidesOf(lines, 'taxes') : []),
  ]);
  const taken = besides.length > 0 ? await wallet.rounds({ playerId, rounds: besides }) : [];
  // Each is newer than all that its round had when it was called off, but not than what was paid for it since.
  for (const line of taken) entriesOf.get(roundOf(line) as MoneyKey)?.push(line);
  if (taken.length > 0) for (const lines of entriesOf.values()) lines.sort((a, b) => Number(a.version - b.version));
  return entriesOf;
}

/** None for a round that was called off before anything was staked in it, of which nothing says whose it is. */
function besidesOf(lines: readonly StatementLine[], name: 'beside' | 'taxes'): MoneyKey[] {
  return lines.flatMap((line) => namesOf(line)?.[name] ?? []).slice(0, 1);
}

/** Only of these is there tax. */
function isPaidBet(lines: readonly StatementLine[]): boolean {
  return lines.some(({ kind, house }) => kind === 'credit' && bookNames.some((name) => house === `house:${name}`));
}

function namesOf(line: StatementLine): Record<'round' | 'beside' | 'taxes', MoneyKey> | undefined {
  const { house, playerId } = line;
  const memo = readMemo(line.memo);
  const supplier = walletNames.find((name) => (isTax(line) ? memo.supplier === name : house === `house:${name}`));
  if (!supplier) return undefined;
  const { round, beside, taxes } = createKeys(supplier);
  return {
    round: round(playerId, memo.round),
    beside: beside(playerId, memo.round),
    taxes: taxes(playerId, memo.round),
  };
}
