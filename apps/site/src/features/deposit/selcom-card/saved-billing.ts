import type { BillingForm } from './use-selcom-card.ts';

export type SavedBilling = Omit<BillingForm, 'amount'>;

const names = ['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'region', 'postCode'] as const;

/** The billing details that a player asked this device to remember. */
export function readSavedBilling(userName: string): Partial<SavedBilling> {
  try {
    const saved = JSON.parse(localStorage.getItem(nameOf(userName)) ?? 'null') ?? {};
    // What lies in the browser's storage may have been written by anybody.
    return Object.fromEntries(
      names.filter((name) => typeof saved[name] === 'string').map((name) => [name, saved[name]]),
    );
  } catch {
    return {};
  }
}

/** Without details, those of before are forgotten. */
export function saveBilling(userName: string, details: SavedBilling | undefined): void {
  try {
    if (details) localStorage.setItem(nameOf(userName), JSON.stringify(details));
    else localStorage.removeItem(nameOf(userName));
  } catch {
    // Storage can be closed to a page in a web view; the player types them again.
  }
}

const nameOf = (userName: string) => `billing.${userName}`;
