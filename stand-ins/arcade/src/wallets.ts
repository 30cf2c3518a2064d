import type { Clock } from '@harmattan/kernel/clock';
import { createClient } from '@harmattan/supplier-clients/clients';
import type { Send } from '@harmattan/supplier-clients/send';
import type { SupplierClient } from '@harmattan/supplier-clients/supplier-client';
import { type SupplierName, supplierNames } from '@harmattan/wires/suppliers/names';
import type { Settings } from './settings.ts';

/** The operator's wallet, over each supplier's own wire. */
export type Wallets = Record<SupplierName, SupplierClient>;

export function openWallets(
  { walletsUrl, credentials }: Settings,
  { clock, send }: { clock: Clock; send?: Send | undefined },
): Wallets {
  const open = <Name extends SupplierName>(supplier: Name) =>
    createClient(supplier, {
      walletUrl: `${walletsUrl}/${supplier}`,
      credentials: credentials[supplier],
      clock,
      ...(send && { send }),
    });
  return Object.fromEntries(supplierNames.map((supplier) => [supplier, open(supplier)])) as Wallets;
}
