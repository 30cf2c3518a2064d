import { isBookName, type WalletName, walletNames } from '@harmattan/wires/suppliers/names';

const minuteMs = 60_000;

/** For how long a round goes on at most as a rule. A bet waits for its match, and a ticket for its race. */
const usualMinutes: { [Name in WalletName]?: number } = { globalbet: 60, vivo: 15 };
const usualMinutesOfGame = 10;
const usualMinutesOfBet = 7 * 24 * 60;

export function usualMsOf(supplier: string): number {
  const known = walletNames.find((name) => name === supplier);
  const minutes = (known && usualMinutes[known]) ?? (isBookName(supplier) ? usualMinutesOfBet : usualMinutesOfGame);
  return minutes * minuteMs;
}
