import { assert } from '@harmattan/kernel/assert';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../shared/api/call.ts';
import { parseSupplierUrl } from '../../shared/supplier-url.ts';

/** One opening of the widget. As a frame, it never begins anew behind the player's back. */
export function useLiteSession(language: string) {
  return useQuery({
    queryKey: ['sportsbook', useId()],
    queryFn: ({ signal }) => startLite(language, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function startLite(language: string, signal: AbortSignal) {
  const answer = await call('POST Sports/Altenar', { query: { lang: language, isLite: 'true' }, signal });
  const scriptUrl = parseSupplierUrl(answer.url, location.origin);
  assert(scriptUrl, "the widget's script is its supplier's");
  return { scriptUrl, integration: answer.integration, culture: answer.lang, token: answer.token };
}
