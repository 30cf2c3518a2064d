export const everymatrixVersion = '1.0';

const everymatrixRequests = ['GetAccount', 'GetBalance', 'WalletDebit', 'WalletCredit'] as const;

export type EverymatrixRequest = (typeof everymatrixRequests)[number];

export const everymatrixTypes = { wager: 'wager', result: 'result', rollback: 'rollback' } as const;

export const everymatrixCodes = {
  success: 0,
  unknownError: 101,
  blocked: 102,
  /** A player, or the session that a stake was to be taken with. */
  userNotFound: 103,
  insufficientFunds: 104,
  ipNotAllowed: 105,
  currency: 106,
  /** Not now: to be sent again; or never, which the message tells. */
  transactionProcessing: 107,
  transactionNotFound: 108,
  lossLimit: 109,
  stakeLimit: 110,
  sessionLimit: 111,
  maxStake: 112,
  selfExcluded: 113,
  notActive: 114,
} as const;

/** The messages beside the codes that a reader has to know, since one code means several things. */
export const everymatrixMessages = {
  credentials: 'Wrong login name or password',
  session: 'The session is unknown or has expired',
  mismatch: 'The transaction id was used for something else',
  cancelled: 'The transaction was rolled back',
  again: 'Please send it again',
} as const;

/** Whether more may be paid for a round. A bet of which a part was sold is still open. */
export const everymatrixRoundStatuses = { open: 'Open', closed: 'Close' } as const;

/** What came of a bet, in the payload of a movement. */
export const everymatrixBetStatuses = {
  won: 'WON',
  lost: 'LOST',
  void: 'VOID',
  cashedOut: 'CASHED_OUT',
  /** Settled before, and now otherwise. */
  resettled: 'RESETTLED',
} as const;
