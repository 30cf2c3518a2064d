export const panelIds = ['messages', 'dial', 'transfer', 'approve', 'payouts'] as const;
export type PanelId = (typeof panelIds)[number];

/** Number and panel stand in the address, so that a view can be kept, sent and gone back to. */
export function numberIn(search: string): string {
  return new URLSearchParams(search).get('number') ?? '';
}

export function panelIn(hash: string): PanelId {
  return panelIds.find((id) => `#${id}` === hash) ?? 'messages';
}

/** The same view of another number. */
export function addressOf(number: string, { search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  query.set('number', number);
  return `?${query}${hash}`;
}
