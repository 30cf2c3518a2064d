import type { Clock } from '@harmattan/kernel/clock';
import type { BookClient } from '@harmattan/supplier-clients/book-client';
import { createBookClient } from '@harmattan/supplier-clients/book-clients';
import type { Send } from '@harmattan/supplier-clients/send';
import { type BookName, bookNames } from '@harmattan/wires/suppliers/names';
import type { Settings } from './settings.ts';

/** The operator's wallet, over each supplier's own wire. */
export type Wallets = Record<BookName, BookClient>;

export function openWallets(
  { walletsUrl, credentials }: Settings,
  { clock, send }: { clock: Clock; send?: Send | undefined },
): Wallets {
  const open = <Name extends BookName>(name: Name) =>
    createBookClient(name, {
      walletUrl: `${walletsUrl}/${name}`,
      credentials: credentials[name],
      clock,
      ...(send && { send }),
    });
  return Object.fromEntries(bookNames.map((name) => [name, open(name)])) as Wallets;
}
