import type { Line, Source } from './pages.ts';
import type { PlayerSources } from './sources.ts';

export interface Moment {
  at: Date;
  kind: 'money' | 'payment' | 'security' | 'message' | 'staff' | 'note';
  what: string;
  amount: bigint | null;
  detail: string | null;
  id: string;
}

/**
 * Several lists as one, the newest first. The cursor has the place of each list, so that nothing is shown twice or left out, however many lines have
 * the same time.
 */
function mergeSources<Item>(sources: Record<string, Source<Item>>): Source<Item> {
  return async ({ playerId, before, limit }) => {
    const places = placesOf(before);
    const lists = await Promise.all(
      Object.entries(sources).map(async ([name, source]) => ({
        name,
        lines: (await source({ playerId, before: places.get(name), limit })).values(),
      })),
    );
    const heads = lists.flatMap(({ name, lines }) => {
      const first = lines.next().value;
      return first ? [{ name, lines, head: first }] : [];
    });
    const merged: Line<Item>[] = [];
    while (merged.length < limit && heads.length > 0) {
      const newest = heads.reduce((one, other) => (other.head.at > one.head.at ? other : one));
      const { at, item, cursor } = newest.head;
      places.set(newest.name, cursor);
      merged.push({ at, item, cursor: [...places].flat().join('.') });
      const next = newest.lines.next().value;
      if (next) newest.head = next;
      else heads.splice(heads.indexOf(newest), 1);
    }
    return merged;
  };
}

/** `<list>.<cursor>.<list>.<cursor>`. */
function placesOf(before: string | undefined): Map<string, string> {
  const parts = before?.split('.') ?? [];
  return new Map(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? ''] as const] : [])));
}

/** Acts of the staff are shown to those who read the audit. */
export function timelineOf(
  { journal, payments, security, letters, written, acts }: PlayerSources,
  { withActs }: { withActs: boolean },
): Source<Moment> {
  return mergeSources<Moment>({
    money: shownAs(journal, ({ key, kind, about, status, change, amount, game }) => ({
      ...{ kind: 'money', id: key, detail: game, amount: change === 0n ? amount : change },
      what: status === 'ok' ? `${kind} ${about}` : `${kind} ${about}: ${status}`,
    })),
    payment: shownAs(payments, ({ id, direction, state, method, amount, received }) => ({
      ...{ kind: 'payment', id, what: `${direction}: ${state}`, detail: method, amount: received ?? amount },
    })),
    security: shownAs(security, ({ event, outcome, os, browser, address }, cursor) => ({
      ...{ kind: 'security', id: cursor, what: `${event}: ${outcome}`, amount: null },
      detail: [os, browser, address].filter(Boolean).join(', '),
    })),
    message: shownAs(letters, ({ id, header, isSent }) => ({
      ...{ kind: 'message', id: String(id), amount: null },
      ...{ what: isSent ? 'from the player' : 'to the player', detail: header },
    })),
    note: shownAs(written, ({ id, author, text }) => ({
      ...{ kind: 'note', id: String(id), what: author, detail: text, amount: null },
    })),
    ...(withActs && {
      staff: shownAs(acts, ({ actor, action, outcome, reason }, cursor) => ({
        ...{ kind: 'staff', id: cursor, what: `${actor}: ${action} (${outcome})`, detail: reason, amount: null },
      })),
    }),
  });
}

function shownAs<Item>(source: Source<Item>, show: (item: Item, cursor: string) => Omit<Moment, 'at'>): Source<Moment> {
  return async (query) =>
    (await source(query)).map(({ at, cursor, item }: Line<Item>) => ({
      at,
      cursor,
      item: { at, ...show(item, cursor) },
    }));
}
