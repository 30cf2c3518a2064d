import type { Queryable } from '@harmattan/process/transaction';
import { raceOfPrizes } from './accounts.ts';
import { type Language, listTexts } from './terms-store.ts';

export type RaceNames = Partial<Record<Language, string>>;

/** What the races are called that these house accounts hold the prizes of. Accounts of anything else are left out. */
export async function namesOfPrizes(db: Queryable, accounts: readonly string[]): Promise<Map<string, RaceNames>> {
  const races = new Map<string, number>();
  for (const account of accounts) {
    const id = raceOfPrizes(account);
    if (id !== undefined) races.set(account, id);
  }
  if (races.size === 0) return new Map();
  const texts = await listTexts(db, [...new Set(races.values())]);
  return new Map(
    [...races].map(([account, id]) => {
      const named = Object.entries(texts.get(id) ?? {});
      return [account, Object.fromEntries(named.map(([language, { name }]) => [language, name]))];
    }),
  );
}
