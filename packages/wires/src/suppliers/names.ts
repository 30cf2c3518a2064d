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
