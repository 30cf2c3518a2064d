import type { HouseAccount } from '../wallet/index.ts';

/** Credits come from it and debits go to it. It is no revenue: neither staked nor won. */
export const adjustmentsAccount: HouseAccount = 'house:adjustments';
