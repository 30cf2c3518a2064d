import { useT } from '@harmattan/i18n/use-t';
import { methodNames } from '../../shared/cashier/method-names.ts';
import { useKudipalBanks } from '../../shared/cashier/use-kudipal-banks.ts';
import { channels } from './channel/channels.ts';
import type { SavedAccount } from './use-saved-accounts.ts';

/** What people call the place where an account is: its bank or its mobile money service. */
export function useAccountText(): (account: SavedAccount) => string {
  const t = useT();
  const { data: banks = [] } = useKudipalBanks();
  return ({ viewName, code, channel }) => {
    const place =
      banks.find(({ value }) => value === code)?.label ?? channels.find(({ value }) => value === channel)?.label;
    if (place !== undefined) return place;
    return t(Object.hasOwn(methodNames, viewName) ? methodNames[viewName as keyof typeof methodNames] : 'cashier.bank');
  };
}
