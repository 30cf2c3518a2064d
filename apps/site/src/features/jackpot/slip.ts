import { columnsOf } from '@harmattan/fair/jackpot/columns';

/** 1 home, 2 draw, 3 away, as the wire counts. */
export type Choice = 1 | 2 | 3;

export interface Score {
  home: number;
  away: number;
}

/** Two or three outcomes of one event, in their order. */
export type Choices = readonly Choice[];

export type Pick = Choice | Choices | Score;

/** What was picked so far, by the id of the event. */
export type Picks = Readonly<Record<string, Pick>>;

const scoreMax = 99;
const all: Choices = [1, 2, 3];

/** Another choice takes the place of the one there is; the same one again takes it back. */
export function toggleChoice(picks: Picks, eventId: string, choice: Choice): Picks {
  return picks[eventId] === choice ? withoutPick(picks, eventId) : { ...picks, [eventId]: choice };
}

/** Adds an outcome to those of an event, or takes it back. */
export function toggleAmong(picks: Picks, eventId: string, choice: Choice): Picks {
  const chosen = choicesOf(picks[eventId]);
  const left = all.filter((one) => (one === choice) !== chosen.includes(one));
  const [first] = left;
  if (first === undefined) return withoutPick(picks, eventId);
  return { ...picks, [eventId]: left.length === 1 ? first : left };
}

/** The outcomes of a pick; none of a score. */
export function choicesOf(pick: Pick | undefined): Choices {
  if (typeof pick === 'number') return [pick];
  return isChoices(pick) ? pick : [];
}

export function isScore(pick: Pick | undefined): pick is Score {
  return typeof pick === 'object' && 'home' in pick;
}

function isChoices(pick: Pick | undefined): pick is Choices {
  return Array.isArray(pick);
}

/** One column for each way to choose among the outcomes. */
export function columnsIn(picks: Picks): number {
  return columnsOf(Object.values(picks).map((pick) => (isChoices(pick) ? pick.length : 1)));
}

export function withPick(picks: Picks, eventId: string, pick: Pick): Picks {
  return { ...picks, [eventId]: pick };
}

export function withoutPick(picks: Picks, eventId: string): Picks {
  const { [eventId]: _gone, ...others } = picks;
  return others;
}

export function samePicks(one: Picks, other: Picks): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => samePick(one[id], other[id]));
}

function samePick(one: Pick | undefined, other: Pick | undefined): boolean {
  if (isScore(one) && isScore(other)) return one.home === other.home && one.away === other.away;
  return !isScore(one) && !isScore(other) && choicesOf(one).join() === choicesOf(other).join();
}

/** What two fields hold, once both hold a score. */
export function typedScore(home: string, away: string): Score | undefined {
  return home === '' || away === '' ? undefined : scoreOf(Number(home), Number(away));
}

/** Digits only, and no more of them than a score has. */
export function scoreText(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, String(scoreMax).length);
}

/** What lies in the browser's storage may have been written by anybody: whatever is no pick is left out. */
export function parsePicks(stored: unknown): Picks {
  if (typeof stored !== 'object' || stored === null) return {};
  const picks: Record<string, Pick> = {};
  for (const [eventId, value] of Object.entries(stored)) {
    const pick = parsePick(value);
    if (pick !== undefined) picks[eventId] = pick;
  }
  return picks;
}

function parsePick(value: unknown): Pick | undefined {
  if (value === 1 || value === 2 || value === 3) return value;
  if (Array.isArray(value)) {
    const chosen = all.filter((choice) => value.includes(choice));
    return chosen.length > 1 && chosen.length === value.length ? chosen : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  return scoreOf(Reflect.get(value, 'home'), Reflect.get(value, 'away'));
}

function scoreOf(home: unknown, away: unknown): Score | undefined {
  return isGoals(home) && isGoals(away) ? { home, away } : undefined;
}

function isGoals(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= scoreMax;
}
