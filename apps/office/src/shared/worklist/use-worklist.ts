import { useSearchParams } from '@harmattan/router/use-search-params';
import { useRef } from 'react';
import { type Position, stepFrom } from './step-from.ts';
import { useKeys } from './use-keys.ts';

/** The attribute that a row's link carries its item's id in. */
const rowAttribute = 'data-row';

interface WorklistOptions<Item> {
  items: readonly Item[];
  /** Single keys, for the item that has the focus or is open. */
  actions: Record<string, (item: Item) => void>;
}

/**
 * A list that is worked through by keyboard: `j` and `k` move, `Enter` follows the row's link, and the actions' keys act on the row in
 * hand. The open item is in the address, and follows the movement.
 */
export function useWorklist<Item extends { id: string }>({ items, actions }: WorklistOptions<Item>) {
  const [search, setSearch] = useSearchParams();
  const openId = search.get('id') ?? undefined;
  const inHand = useRef<Position>(undefined);
  const ids = items.map(({ id }) => id);
  const open = items.find(({ id }) => id === openId);

  function move(step: 1 | -1) {
    const place = stepFrom(ids, inHand.current ?? positionOf(openId), step);
    const id = place === undefined ? undefined : ids[place];
    if (id === undefined) return;
    document.querySelector<HTMLElement>(`[${rowAttribute}="${CSS.escape(id)}"]`)?.focus();
    if (openId !== undefined) setSearch(withId(search, id));
  }

  function positionOf(id: string | undefined): Position | undefined {
    return id === undefined ? undefined : { id, place: ids.indexOf(id) };
  }

  const itemInHand = () => items.find(({ id }) => id === inHand.current?.id) ?? open;
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ...Object.fromEntries(
      Object.entries(actions).map(([key, act]) => [
        key,
        () => {
          const item = itemInHand();
          if (item) act(item);
        },
      ]),
    ),
  });

  return {
    openId,
    open,
    /** The list without an open item, filtered as it is. */
    listHref: hrefWithout(search),
    rowProps: (id: string) => ({
      [rowAttribute]: id,
      href: `?${withId(search, id)}`,
      'aria-current': id === openId ? ('true' as const) : undefined,
      onFocus: () => {
        inHand.current = positionOf(id);
      },
    }),
  };
}

/** The rest of the address stays, such as the filter of the list. */
function withId(search: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('id', id);
  return next;
}

function hrefWithout(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.delete('id');
  return `?${next}`;
}
