import { walletNames } from '@harmattan/wires/suppliers/names';
import type { MoneyKey, StatementLine, Wallet } from '../wallet/index.ts';
import { createKeys } from './move-keys.ts';
import { readMemo } from './move-memo.ts';

/**
 * A round that was called off accepts no debit any more. A later correction is debited in a second round beside it, and
 * `readWholeRounds` returns both as one round.
 */
export function isCalledOff(lines: readonly StatementLine[], round: MoneyKey): boolean {
  return lines.some(({ kind, of, status }) => kind === 'reverse' && of === round && status === 'reversed-unseen');
}

/** The round that an entry is told with. */
export function roundOf(line: StatementLine): MoneyKey | null {
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
  const besides = [...entriesOf].flatMap(([round, lines]) => (isCalledOff(lines, round) ? besidesOf(lines) : []));
  const taken = besides.length > 0 ? await wallet.rounds({ playerId, rounds: besides }) : [];
  // Each is newer than all that its round had when it was called off, but not than what was paid for it since.
  for (const line of taken) entriesOf.get(roundOf(line) as MoneyKey)?.push(line);
  if (taken.length > 0) for (const lines of entriesOf.values()) lines.sort((a, b) => Number(a.version - b.version));
  return entriesOf;
}

/** None for a round that was called off before anything was staked in it, of which nothing says whose it is. */
function besidesOf(lines: readonly StatementLine[]): MoneyKey[] {
  return lines.flatMap((line) => namesOf(line)?.beside ?? []).slice(0, 1);
}

function namesOf({ house, memo, playerId }: StatementLine): { round: MoneyKey; beside: MoneyKey } | undefined {
  const supplier = walletNames.find((name) => house === `house:${name}`);
  if (!supplier) return undefined;
  const [keys, { round }] = [createKeys(supplier), readMemo(memo)];
  return { round: keys.round(playerId, round), beside: keys.beside(playerId, round) };
}
