export { findings } from './book-findings.ts';
export type { Finding } from './book-slices.ts';
export { type BalanceNews, balanceTopic, createWallet, type WalletSettings } from './create-wallet.ts';
export type { Fund, FundAnswer } from './fund.ts';
export { fundOwed } from './fund-owed.ts';
export { entriesUntilArchive, isArchiveDue, type JournalSize, readJournalSize } from './journal-size.ts';
export { keyOf } from './keys.ts';
export { type MoneyPassed, type MoneyPassedQuery, readMoneyPassed } from './money-passed.ts';
export type { Answer, Closing, HouseAccount, MoneyKey, Operation } from './operations.ts';
export type {
  NewStakes,
  PlayerTurnover,
  Tally,
  Turnover,
  TurnoverChanges,
  TurnoverMark,
  UndoneStakes,
} from './turnover.ts';
export {
  type Balance,
  type OpenHold,
  type StatementLine,
  type Wallet,
  WalletBusy,
  WalletUnavailable,
} from './wallet.ts';
export { hasMovedMoney, raiseSessionEpoch, readDoneKeys, readHouseBalance, readOpenHolds } from './wallet-store.ts';
