import { type Front, readFront } from '@harmattan/prose/read-front';
import { keepPreviousData, useQuery } from '@harmattan/queries';
import { useEnvironment } from '@harmattan/ui/environment';
import { CallUnreachable } from '../../shared/api/call-errors.ts';
import { withTimeLimit } from '../../shared/api/with-time-limit.ts';

export interface Information extends Front {
  /** English where the language that was asked for has no such text. */
  language: string;
  wantedLanguage: string;
}

const timeLimitMs = 15_000;
const freshMs = 5 * 60_000;

/** A text of the operator's, in the language of the moment. While another language is on its way the old text stays. */
export function useInformation(name: string) {
  const { language } = useEnvironment();
  const address = `/pages/${language}/${name}.md`;
  return useQuery({
    queryKey: ['information', address],
    queryFn: async ({ signal }): Promise<Information> => ({
      ...(await withTimeLimit(timeLimitMs, signal, (limited) => fetchText(address, limited))),
      wantedLanguage: language,
    }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    refetchOnReconnect: true,
  });
}

async function fetchText(address: string, signal: AbortSignal) {
  const response = await fetch(address, { signal }).catch((cause) => {
    throw new CallUnreachable(address, { cause });
  });
  if (!response.ok) throw new CallUnreachable(address, { cause: response.status });
  return { ...readFront(await response.text()), language: response.headers.get('content-language') ?? 'en' };
}
