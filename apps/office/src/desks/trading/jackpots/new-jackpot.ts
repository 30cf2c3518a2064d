import type { OfficeCallInput } from '@harmattan/contract/office';
import { jsonNumberFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import { instantOf } from '../field-time.ts';

export type NewJackpot = Omit<OfficeCallInput<'POST Jackpots/Create'>['body'], 'comment' | 'key'>;

export interface GameDraft {
  participant1: string;
  participant2: string;
  league: string;
  startsAt: string;
}

export interface JackpotDraft {
  typeId: string;
  ticketPrice: string;
  guarantee: string;
  share: string;
  missed1: string;
  missed2: string;
  games: GameDraft[];
  reserves: GameDraft[];
}

const gamesOfType: Record<string, number> = { '10': 13, '6': 6 };
const shareText = /^\d{1,3}(\.\d{1,2})?$/;

export function emptyGame(startsAt: string): GameDraft {
  return { participant1: '', participant2: '', league: '', startsAt };
}

/** Another type has another number of games: what was written stays as far as there is room. */
export function withType(draft: JackpotDraft, typeId: string): JackpotDraft {
  const count = gamesOfType[typeId] ?? 0;
  const last = draft.games.at(-1)?.startsAt ?? '';
  const games = Array.from({ length: count }, (_, at) => draft.games[at] ?? emptyGame(last));
  return { ...draft, typeId, games };
}

export type Problem = 'price' | 'guarantee' | 'share' | 'consolation' | 'games';

/** What the server is told, or what is wrong with it. */
export function readDraft(draft: JackpotDraft): { wish: NewJackpot } | { problems: Problem[] } {
  const price = minorFromMajor(draft.ticketPrice);
  const guarantee = minorFromMajor(draft.guarantee);
  const missed = [draft.missed1, draft.missed2].map((text) => (text.trim() === '' ? 0n : minorFromMajor(text)));
  const games = draft.games.map(readGame);
  const reserves = draft.reserves.map(readGame);
  const isRight: Record<Problem, boolean> = {
    price: price !== undefined && price > 0n,
    guarantee: guarantee !== undefined,
    share: shareText.test(draft.share.trim()) && Number(draft.share) <= 100,
    consolation: missed.every((amount) => amount !== undefined),
    games: [...games, ...reserves].every((game) => game !== undefined),
  };
  const problems = (Object.keys(isRight) as Problem[]).filter((problem) => !isRight[problem]);
  if (problems.length > 0) return { problems };
  const wish: NewJackpot = {
    typeId: Number(draft.typeId),
    ticketPrice: jsonNumberFromMinor(price ?? 0n),
    guarantee: jsonNumberFromMinor(guarantee ?? 0n),
    sharePercent: Number(draft.share),
    consolation: ([1, 2] as const).flatMap((misses) => {
      const amount = missed[misses - 1] ?? 0n;
      return amount > 0n ? [{ misses, amount: jsonNumberFromMinor(amount) }] : [];
    }),
    games: games.flatMap((game) => game ?? []),
    reserves: reserves.flatMap((game) => game ?? []),
  };
  return { wish };
}

export function isGameFine(game: GameDraft): boolean {
  return readGame(game) !== undefined;
}

function readGame({ participant1, participant2, league, startsAt }: GameDraft) {
  const [home, away, where] = [participant1.trim(), participant2.trim(), league.trim()];
  const at = instantOf(startsAt);
  if (at === undefined || [home, away, where].some((text) => text === '' || text.length > 80)) return undefined;
  return { participant1: home, participant2: away, league: where, startsAt: at };
}
