import type { OfficeCallInput } from '@harmattan/contract/office';
import { jsonNumberFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import { instantOf } from '../field-time.ts';

export type NewRace = Omit<OfficeCallInput<'POST Races/Create'>['body'], 'comment'>;
export type Language = keyof NewRace['texts'];

export interface RaceDraft {
  urlSuffix: string;
  startsAt: string;
  endsAt: string;
  banner: string;
  /** One amount in a line, by place. */
  prizes: string;
  games: { gameIds: number[]; name: string }[];
  texts: NewRace['texts'];
}

export type Problem = 'address' | 'period' | 'banner' | 'prizes' | 'games' | 'texts';

/** The amounts of the places, the first one first. Undefined where a line is none, or wins more than the better place. */
export function readPrizes(text: string): bigint[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replaceAll(',', ''))
    .filter((line) => line !== '');
  const prizes = lines.map((line) => minorFromMajor(line) ?? 0n);
  const isFine = prizes.every((prize, at) => prize > 0n && (at === 0 || prize <= (prizes[at - 1] ?? 0n)));
  return prizes.length > 0 && isFine ? prizes : undefined;
}

/** What the server is told, or what is wrong with it. */
export function readDraft(draft: RaceDraft): { wish: NewRace } | { problems: Problem[] } {
  const { urlSuffix, banner, games, texts } = draft;
  const [startsAt, endsAt, prizes] = [instantOf(draft.startsAt), instantOf(draft.endsAt), readPrizes(draft.prizes)];
  const isRight: Record<Problem, boolean> = {
    address: /^[a-z0-9-]{1,80}$/.test(urlSuffix),
    period: startsAt !== undefined && endsAt !== undefined && startsAt < endsAt,
    banner: banner !== '',
    prizes: prizes !== undefined,
    games: games.length > 0,
    texts: texts.en.name.trim() !== '' && texts.en.rules.trim() !== '',
  };
  const problems = (Object.keys(isRight) as Problem[]).filter((problem) => !isRight[problem]);
  if (problems.length > 0) return { problems };
  return {
    wish: {
      ...{ urlSuffix, banner, texts, startsAt: startsAt ?? '', endsAt: endsAt ?? '' },
      prizes: (prizes ?? []).map(jsonNumberFromMinor),
      gameIds: games.flatMap(({ gameIds }) => gameIds),
    },
  };
}
