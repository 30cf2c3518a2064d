import { assert } from '@harmattan/kernel/assert';
import { call } from '../api/call.ts';
import type { Theme } from '../device/theme.ts';
import { parseSupplierUrl } from '../games/supplier-url.ts';
import type { ShownBook } from './books.ts';

/** A book opened for one player, or for a visitor. */
export interface BookSession {
  /** For the frame. */
  url: URL;
  /** What the book knows the player by; null for a visitor, and where it stands in the address alone. */
  token: string | null;
}

interface Start {
  language: string;
  theme: Theme;
  /** Which of its own pages the book is to show first. */
  page?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Opens a session at the book. Each time is one of its own, whose address may serve once. */
export async function startBook(name: ShownBook, { language, theme, page, signal }: Start): Promise<BookSession> {
  const { frameUrl, token } = await starts[name]({ query: { lang: language }, ...(signal && { signal }) });
  const url = parseSupplierUrl(frameUrl, location.origin);
  assert(url, 'a sportsbook is a page of its supplier');
  url.searchParams.set('theme', theme);
  if (page !== undefined) url.searchParams.set('page', page);
  return { url, token };
}

type StartInput = { query: { lang: string }; signal?: AbortSignal };

const starts: Record<ShownBook, (input: StartInput) => Promise<{ frameUrl: string; token: string | null }>> = {
  altenar: (input) => call('POST Sports/Altenar', input),
  lite: ({ query, ...input }) => call('POST Sports/Altenar', { query: { ...query, isLite: 'true' }, ...input }),
  bti: (input) => call('POST Sports/BTI', input),
  async everymatrix(input) {
    const { frameUrl, currentSession } = await call('POST Sports/EveryMatrix', input);
    return { frameUrl, token: currentSession };
  },
  async bsbetting(input) {
    const { frameUrl } = await call('POST Sports/BSBetting', input);
    return { frameUrl, token: null };
  },
};
