import { useQuery } from '@harmattan/queries';
import { call } from '../api/call.ts';
import { inWebView } from '../device/web-view.ts';

/** EveryMatrix, which does not open inside apps. */
const notInWebViews = 253;

/** The sportsbooks that the operator has and that open here, the main one first. */
export function useBooks() {
  return useQuery({
    queryKey: ['GET Sports/GetBettingProviders'],
    queryFn: ({ signal }) => call('GET Sports/GetBettingProviders', { signal }),
    select: (books) => books.filter(({ id }) => !inWebView || id !== notInWebViews),
    // Which books there are does not change while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
