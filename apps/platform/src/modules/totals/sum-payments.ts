import type { Minor } from '@harmattan/kernel/money';
import type { FeedEntry } from '../wallet/index.ts';
import { hourOf } from './sum-entries.ts';

/** What was paid in and out through one gateway in one hour. */
export interface PaymentHour {
  /** Where it begins. */
  hour: Date;
  gateway: string;
  deposits: number;
  depositedMinor: Minor;
  withdrawals: number;
  withdrawnMinor: Minor;
}

/** The sums of entries about payments. Holds move no money of the house, and are left out. */
export function sumPayments(entries: readonly FeedEntry[]): PaymentHour[] {
  const hours = new Map<string, PaymentHour>();
  for (const { at, about, house, houseMinor } of entries) {
    const isIn = about === 'deposit' || about === 'chargeback';
    if (house === null || houseMinor === 0n || !(isIn || about === 'withdrawal')) continue;
    const hour = hourOf(at);
    const gateway = house.slice(house.indexOf(':') + 1);
    const name = `${hour.getTime()} ${gateway}`;
    const sum = hours.get(name) ?? { hour, gateway, ...nothing };
    if (isIn) {
      sum.deposits += houseMinor < 0n ? 1 : 0;
      sum.depositedMinor -= houseMinor;
    } else {
      sum.withdrawals += houseMinor > 0n ? 1 : -1;
      sum.withdrawnMinor += houseMinor;
    }
    hours.set(name, sum);
  }
  return [...hours.values()];
}

const nothing = { deposits: 0, depositedMinor: 0n, withdrawals: 0, withdrawnMinor: 0n };
