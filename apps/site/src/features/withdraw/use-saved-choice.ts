import { useSearchParams } from '@harmattan/router/use-search-params';
import { type SavedAccount, useSavedAccounts } from './use-saved-accounts.ts';

/** The saved account that the player chose. It stands in the address, beside the method that it opens. */
export function useSavedChoice() {
  const [search, setSearch] = useSearchParams();
  const { data } = useSavedAccounts();
  const savedId = search.get('saved');
  const chosen = data?.accounts.find(({ id }) => id === savedId);

  function choose(account: SavedAccount | undefined) {
    const next = new URLSearchParams(search);
    next.delete('saved');
    if (account) {
      next.set('saved', account.id);
      next.set('method', account.viewName);
    }
    setSearch(next);
  }

  return { chosen, choose };
}
