import { type HouseAccount, keyOf, type MoneyKey } from '../wallet/index.ts';

export const accountPrefix = 'tax:';

/** What the house owes an authority. */
export const taxAccount = (authority: string): HouseAccount => `tax:${authority}`;

export function authorityOf(account: string): string {
  return account.slice(accountPrefix.length);
}

/** The house's own bank account, as far as authorities were paid from it. */
export const bankAccount: HouseAccount = 'bank:tax';

/** There is one payment for an authority and a month. */
export function paymentKey({ authority, month }: { authority: string; month: string }): MoneyKey {
  return keyOf({ source: 'taxes', class: 'payment', id: `${authority}:${month}` });
}
