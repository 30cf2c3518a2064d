import type {
  Bet,
  BetList,
  CashOutAnswer,
  CheckedSlip,
  LoadedCode,
  OfferAnswer,
  Pick,
  PlaceAnswer,
  PlaceRequest,
  PopularCodes,
  SeatView,
} from '../../../src/contract/bets.ts';
import type { Home, LeagueView, MatchDetails, MatchList } from '../../../src/contract/offer.ts';

export type Answer<T> =
  | { ok: true; data: T }
  /** `offline`: the outcome of the call is unknown. `gone`: there is no such thing. `refused`: it was not understood. */
  | { ok: false; why: 'offline' | 'gone' | 'refused' };

export interface MatchQuery {
  sport?: string;
  league?: string;
  /** With commas between them. */
  leagues?: string;
  ids?: string;
  day?: string;
  search?: string;
  live?: '1';
  after?: string;
}

export type Api = ReturnType<typeof createApi>;

/** Longer than that, the server is asked what became of it. */
const answerMaxMs = 10_000;

/** Everything that the page asks the server for. */
export function createApi({ apiUrl, secret }: { apiUrl: string; secret: string | null }) {
  const seat = `/api/seats/${secret}`;
  return {
    home: (sport?: string) => ask<Home>(sport ? `/api/home?${new URLSearchParams({ sport })}` : '/api/home'),
    matches: (query: MatchQuery) => ask<MatchList>(`/api/matches?${new URLSearchParams({ ...query })}`),
    leagues: () => ask<LeagueView[]>('/api/leagues'),
    match: (id: string) => ask<MatchDetails>(`/api/matches/${encodeURIComponent(id)}`),
    seat: () => ask<SeatView>(seat),
    /** The page may be closed in the same moment. */
    leave: () => ask<unknown>(`${seat}/leave`, {}, { keepalive: true }),
    checkSlip: (picks: Pick[]) => ask<CheckedSlip>('/api/slip', { picks }),
    place: (request: PlaceRequest) => ask<PlaceAnswer>(`${seat}/bets`, request),
    placed: (key: string) => ask<PlaceAnswer>(`${seat}/slips/${key}`),
    answerOffer: (key: string, answer: OfferAnswer) => ask<PlaceAnswer>(`${seat}/slips/${key}/offer`, answer),
    bets: (state: 'open' | 'settled', before?: string) =>
      ask<BetList>(`${seat}/bets?${new URLSearchParams({ state, ...(before !== undefined && { before }) })}`),
    cashOut: (id: string, request: { key: string; amount: number; part?: number }) =>
      ask<CashOutAnswer>(`${seat}/bets/${encodeURIComponent(id)}/cash-out`, request),
    autoCashOut: (id: string, amount: number | null) =>
      ask<Bet>(`${seat}/bets/${encodeURIComponent(id)}/auto-cash-out`, { amount }),
    makeCode: (picks: Pick[]) => ask<{ code: string }>('/api/codes', { picks }),
    loadCode: (code: string) => ask<LoadedCode>(`/api/codes/${encodeURIComponent(code)}`),
    popularCodes: () => ask<PopularCodes>('/api/codes/popular'),
    ticketUrl: (ticket: string) => `${apiUrl || location.origin}/ticket/${encodeURIComponent(ticket)}`,
    rulesUrl: (language: string) => `${apiUrl || location.origin}/rules?lang=${language}`,
    streamUrl: () => `${(apiUrl || location.origin).replace(/^http/, 'ws')}/api/stream`,
  };

  async function ask<T>(path: string, body?: object, more: RequestInit = {}): Promise<Answer<T>> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), answerMaxMs);
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        ...more,
        signal: stop.signal,
        ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (response.ok) return { ok: true, data: await response.json() };
      if (response.status === 404) return { ok: false, why: 'gone' };
      return { ok: false, why: response.status < 500 && response.status !== 429 ? 'refused' : 'offline' };
    } catch {
      return { ok: false, why: 'offline' };
    } finally {
      clearTimeout(timer);
    }
  }
}
