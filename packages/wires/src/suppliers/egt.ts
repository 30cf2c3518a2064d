/** The calls, with the roots of what is asked and of what is answered. */
export const egtCalls = {
  Authenticate: { asked: 'AuthRequest', answered: 'AuthResponse' },
  GetPlayerBalance: { asked: 'GetPlayerBalanceRequest', answered: 'GetPlayerBalanceResponse' },
  Withdraw: { asked: 'WithdrawRequest', answered: 'WithdrawResponse' },
  Deposit: { asked: 'DepositRequest', answered: 'DepositResponse' },
  WithdrawAndDeposit: { asked: 'WithdrawAndDepositRequest', answered: 'WithdrawAndDepositResponse' },
} as const;

export type EgtCall = keyof typeof egtCalls;

/** The one part of a message that has parts of its own. */
export const egtFreespin = 'Freespin';

export const egtCodes = {
  ok: '1000',
  /** Done, with a note of player protection about the time of the session. */
  okSessionTime: '1500',
  duplicate: '1100',
  timedOut: '2000',
  internalError: '3000',
  /** Not enough money, or a code that has expired: the message tells which. */
  notAllowed: '3100',
  betLimit: '3300',
  lossLimit: '3400',
  sessionTimeLimit: '3500',
} as const;

/** What stands beside the code when something has expired, and not where money is short. */
export const egtExpired = 'EXPIRED';

/** What money is moved for. There is no call that undoes a stake: its round is cancelled by a deposit. */
export const egtReasons = {
  roundBegin: 'ROUND_BEGIN',
  roundEnd: 'ROUND_END',
  roundCancel: 'ROUND_CANCEL',
  jackpotEnd: 'JACKPOT_END',
} as const;

/** The game that a jackpot is paid for; it has no stakes. */
export const egtJackpotGame = '999';

/** The games that are opened under the operator's second portal. */
export function isEqGame(game: string): boolean {
  return /^(53[89]|54[0-3])$/.test(game);
}

/** How the supplier's sittings are told apart: it counts its sessions for each player. */
export function egtSessionName(playerId: string, sessionId: string): string {
  return `${playerId}:${sessionId}`;
}

export const egtLanguages = { en: 'en', sw: 'sw', zh: 'zh' } as const;
