import { readSession, updateBalance } from '../session/session.ts';

/** A balance as the stream tells it, and whose it is. */
export interface BalanceNews {
  userName: string;
  totalBalance: number;
  version: bigint;
}

let latest: { userName: string; version: bigint } | undefined;
let newsTaken = 0;

/** What is older than what is known, or about another player than the one who is signed in now, changes nothing. */
export function takeBalanceNews({ userName, totalBalance, version }: BalanceNews): void {
  if (readSession()?.user.userName !== userName) return;
  if (latest?.userName === userName && version <= latest.version) return;
  latest = { userName, version };
  newsTaken += 1;
  updateBalance(totalBalance);
}

/**
 * An answer about the balance that was asked for over a call bears no version. It may be used only while this still says
 * what it said when the question was put: otherwise the stream has told something newer meanwhile.
 */
export function balanceNewsTaken(): number {
  return newsTaken;
}
