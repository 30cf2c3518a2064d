import type { Kind } from './kind.ts';

/** A line of a ticket as it comes in. */
export interface Line {
  eventId: number;
  choiceId: number;
  participant1Score: number | null;
  participant2Score: number | null;
}

const scoreMax = 99;

/**
 * The picks of a ticket in the order of the games, or why they are none. `incomplete`: a game has no pick. `wrong`: what no
 * page of ours sends.
 */
export function readPicks(
  { kind, eventIds }: { kind: Kind; eventIds: number[] },
  lines: Line[],
): Buffer | 'incomplete' | 'wrong' {
  const lineOf = new Map(lines.map((line) => [line.eventId, line]));
  const isForeign = lines.some(({ eventId }) => !eventIds.includes(eventId));
  if (isForeign || lineOf.size !== lines.length) return 'wrong';
  const bytes: number[] = [];
  let isComplete = true;
  for (const eventId of eventIds) {
    const line = lineOf.get(eventId);
    const pick = line && (kind === '1x2' ? readChoice(line) : readScore(line));
    if (pick === 'wrong') return 'wrong';
    if (pick === undefined) isComplete = false;
    else bytes.push(...pick);
  }
  return isComplete ? Buffer.from(bytes) : 'incomplete';
}

function readChoice(line: Line): number[] | 'wrong' | undefined {
  if (line.participant1Score !== null || line.participant2Score !== null) return 'wrong';
  return line.choiceId === 1 || line.choiceId === 2 || line.choiceId === 3 ? [line.choiceId] : undefined;
}

function readScore({ choiceId, participant1Score, participant2Score }: Line): number[] | 'wrong' | undefined {
  if (choiceId !== 0) return 'wrong';
  if (participant1Score === null || participant2Score === null) return undefined;
  return isScore(participant1Score) && isScore(participant2Score) ? [participant1Score, participant2Score] : 'wrong';
}

function isScore(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= scoreMax;
}

/** What a ticket says about one game, as the line of it read. */
export function pickAt(kind: Kind, picks: Uint8Array, position: number): Omit<Line, 'eventId'> {
  const byte = (at: number): number => picks[at] as number;
  return kind === '1x2'
    ? { choiceId: byte(position), participant1Score: null, participant2Score: null }
    : { choiceId: 0, participant1Score: byte(2 * position), participant2Score: byte(2 * position + 1) };
}
