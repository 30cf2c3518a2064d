export { type Archived, archiveEntries } from './archive-entries.ts';
export { findings } from './book-findings.ts';
export { readBookHealth } from './book-store.ts';
export { lockBalance } from './closing-store.ts';
export { createWallet, type WalletSettings } from './create-wallet.ts';
export { exportWallet } from './export-store.ts';
export { consumeSlice, type FeedConsumer, type FeedEntry, inFeedTransaction, nextSlice } from './feed.ts';
export { hasNews, isBehind, isConsumed, readFeedLags, readFeedNumber } from './feed-store.ts';
export type { Fund } from './fund.ts';
export { fundOwed } from './fund-owed.ts';
export { entriesUntilArchive, isArchiveDue, readJournalSize } from './journal-size.ts';
export { keyOf } from './keys.ts';
export { pauseMsMax } from './limits.ts';
export { readFeedTail, readLinkedPayments } from './linked-payments.ts';
export { type MoneyPassed, readMoneyPassed } from './money-passed.ts';
export type { Answer, Closing, HouseAccount, MoneyKey, Operation, Played } from './operations.ts';
export { readPlayerEntries, readReferredTimes } from './player-entries.ts';
export { samePlayer } from './same-player.ts';
export { readStakedSince } from './staked-since.ts';
export { type OpenHold, type StatementLine, type Wallet, WalletBusy, WalletUnavailable } from './wallet.ts';
export { readsOf, type WalletReads } from './wallet-reads.ts';
export {
  findRoundOwner,
  hasMovedMoney,
  raiseSessionEpoch,
  readDoneKeys,
  readHouseBalance,
  readHouseBalances,
  readOpenHolds,
  readVersion,
} from './wallet-store.ts';
