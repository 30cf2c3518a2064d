/** The suppliers of games, by the name that addresses, keys and settings know them by. */
export const supplierNames = [
  'betsolutions',
  'egt',
  'softgaming',
  'endorphina',
  'betconstruct',
  'qtech',
  'globalbet',
  'vivo',
] as const;

export type SupplierName = (typeof supplierNames)[number];

/** The suppliers of sportsbooks. */
export const bookNames = ['altenar', 'bti', 'everymatrix', 'bsbetting'] as const;

export type BookName = (typeof bookNames)[number];

export function isBookName(name: string): name is BookName {
  return (bookNames as readonly string[]).includes(name);
}

/** Everybody who calls a wallet of ours. */
export const walletNames = [...supplierNames, ...bookNames] as const;

export type WalletName = (typeof walletNames)[number];
