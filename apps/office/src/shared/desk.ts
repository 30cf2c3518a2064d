import type { Permission } from '@harmattan/contract/office';
import type { IconName } from '@harmattan/ui/icon';
import type { ComponentType } from 'react';

/** One thing that waits for a person. */
export interface WaitingItem {
  id: string;
  /** What it is, in words. */
  title: string;
  /** Whom or what it is about. */
  about: string;
  since: string;
  href: string;
  /** Whether the person who looks may act on it now. */
  isMine: boolean;
}

/** What waits on a desk: the home page counts it, the menu shows the count, and the palette finds its items. */
export interface Worklist {
  queryKey: readonly string[];
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
  /** Of what the query answered. */
  itemsOf: (rows: unknown) => WaitingItem[];
}

/** The desk's own page asks by the same key, so that one answer serves both. */
export function worklistOf<Row>(list: {
  queryKey: readonly string[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Row[]>;
  toItem: (row: Row) => WaitingItem;
}): Worklist {
  const { queryKey, queryFn, toItem } = list;
  return { queryKey, queryFn, itemsOf: (rows) => (rows as Row[]).map(toItem) };
}

/** A page of a desk is told the named parts of its address. */
export type DeskPage = ComponentType<{ parts: Record<string, string> }>;

/** A part of the office. It is a folder below `desks/`, and a line in `app/desks.ts`. */
export interface Desk {
  /** The first part of its addresses. */
  name: string;
  title: () => string;
  icon: IconName;
  /** A person without it sees neither the desk nor its pages. The server refuses its calls all the same. */
  permission: Permission;
  pages: readonly { path: string; load: () => Promise<DeskPage> }[];
  worklist?: Worklist;
}
