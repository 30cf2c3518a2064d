import type { WalletName } from '@harmattan/wires/suppliers/names';

/** Why a player may not stake. */
export const reasons = ['stake limit', 'loss limit', 'time limit', 'exclusion', 'time-out', 'play off'] as const;
export type Reason = (typeof reasons)[number];

/** What stands in the answer of each wire, and never that money is missing. */
export const refusalWords: Record<WalletName, Record<Reason, string>> = {
  betsolutions: allOf('405', '405'),
  bsbetting: allOf('405', '405'),
  egt: { ...allOf('', 'PLAYER_BLOCKED'), 'stake limit': '3300', 'loss limit': '3400', 'time limit': '3500' },
  softgaming: allOf('Player limit is reached', 'Player is blocked'),
  endorphina: allOf('LIMIT_REACHED', 'ACCESS_DENIED'),
  betconstruct: allOf('A limit of the player', 'The player may not play'),
  qtech: allOf('LIMIT_EXCEEDED', 'ACCOUNT_BLOCKED'),
  globalbet: allOf('LIMIT_REACHED', 'PLAYER_BLOCKED'),
  vivo: allOf('812', '301'),
  altenar: {
    ...allOf('', 'Player may not bet'),
    'stake limit': 'Stake limit',
    'loss limit': 'Loss limit',
    'time limit': 'Time limit',
  },
  bti: allOf('PlayerLimitReached', 'RestrictedCustomer'),
  everymatrix: { ...allOf('', '113'), 'stake limit': '110', 'loss limit': '109', 'time limit': '111' },
};

function allOf(limit: string, off: string): Record<Reason, string> {
  return {
    ...{ 'stake limit': limit, 'loss limit': limit, 'time limit': limit },
    ...{ exclusion: off, 'time-out': off, 'play off': off },
  };
}

/** What stands in the answer to an accepted stake while a reality check is due. The other wires have no word for it. */
export const checkWords: Partial<Record<WalletName, string>> = {
  egt: '1500',
  globalbet: 'REALITY_CHECK',
  bsbetting: 'REALITY_CHECK',
};
