/** Everything that the wire asks for, at one address, spelt as the supplier does. */
export const altenarMethods = [
  'GetAccountDetails',
  'GetBalance',
  'PlaceBet',
  'AwardWinnings',
  'LossSignal',
  'RefundBet',
  'CashoutBet',
  'NewCredit',
  'NewDebit',
  'stakeDecrease',
  'AwardBonus',
  'BonusBalance',
] as const;

export type AltenarMethod = (typeof altenarMethods)[number];

/** What an answer says when nothing was done. */
export const altenarCodes = {
  badRequest: '2',
  userNotFound: '7',
  /** No money, or a player who may not bet: the text tells which. */
  refused: '10',
  tokenExpired: '90',
  businessRefusal: '95',
  /** Anything else. Whether it is to be sent again stands in the text. */
  general: '99',
} as const;

/** The texts beside the codes that a reader has to know, since one code means several things. */
export const altenarErrors = {
  insufficient: 'Insufficient funds',
  credentials: 'Wrong login or password',
  currency: 'Wrong currency',
  mismatch: 'Transaction id was used for something else',
  again: 'Please send it again',
} as const;

/**
 * How a bet stands, as the wire tells it with each movement. That a cash-out of a part leaves the bet `placed` is assumed: how the
 * supplier tells it from one of the whole bet is not public.
 */
export const altenarBetStatuses = {
  placed: 'C',
  won: 'S',
  lost: 'N',
  refunded: 'A',
  cashedOut: 'T',
} as const;

/** Under what name the supplier's book is told in every movement. */
export const altenarGame = 'SPORTSBOOK';
