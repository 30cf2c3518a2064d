import { byteOfOutcomes, columnsOf, type Outcome, outcomesOfByte, pickBytes } from '@harmattan/fair/jackpot/columns';
import { bytesPerGame, type Kind } from './kind.ts';

/** A line of a ticket as it comes in. */
export interface Line {
  eventId: number;
  choiceId: number;
  /** Several outcomes of one game. `choiceId` is 0 then. */
  choiceIds?: number[] | undefined;
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
  if (line.choiceIds !== undefined) return readSeveral(line.choiceIds, line.choiceId);
  return isOutcome(line.choiceId) ? [line.choiceId] : undefined;
}

function readSeveral(choiceIds: number[], choiceId: number): number[] | 'wrong' {
  const isSet = choiceIds.length >= 2 && new Set(choiceIds).size === choiceIds.length;
  return isSet && choiceId === 0 && choiceIds.every(isOutcome) ? [byteOfOutcomes(choiceIds as Outcome[])] : 'wrong';
}

function isOutcome(value: number): value is Outcome {
  return value === 1 || value === 2 || value === 3;
}

function readScore({
  choiceId,
  choiceIds,
  participant1Score,
  participant2Score,
}: Line): number[] | 'wrong' | undefined {
  if (choiceId !== 0 || choiceIds !== undefined) return 'wrong';
  if (participant1Score === null || participant2Score === null) return undefined;
  return isScore(participant1Score) && isScore(participant2Score) ? [participant1Score, participant2Score] : 'wrong';
}

function isScore(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= scoreMax;
}

/** How many columns a ticket has: the reserves' picks multiply them as well. */
export function columnsIn(kind: Kind, picks: Uint8Array): number {
  return kind === '1x2' ? columnsOf(Array.from(picks, (byte) => outcomesOfByte(byte).length)) : 1;
}

export interface PickShown {
  choiceId: number;
  choiceIds: number[];
  participant1Score: number | null;
  participant2Score: number | null;
}

/** What a ticket says about one game, as the line of it read. */
export function pickAt(kind: Kind, picks: Uint8Array, position: number): PickShown {
  const byte = (at: number): number => picks[at] as number;
  if (kind === 'score') {
    return {
      ...{ choiceId: 0, choiceIds: [] },
      ...{ participant1Score: byte(2 * position), participant2Score: byte(2 * position + 1) },
    };
  }
  const choiceIds = outcomesOfByte(byte(position));
  const choiceId = choiceIds.length === 1 ? (choiceIds[0] as Outcome) : 0;
  return { choiceId, choiceIds, participant1Score: null, participant2Score: null };
}

const marks: Record<Outcome, string> = { 1: '1', 2: 'X', 3: '2' };

/** By the byte of a pick: of a million tickets each has fifteen. */
const wordOfByte = new Map(
  pickBytes.map((byte) => [
    byte,
    outcomesOfByte(byte)
      .map((one) => marks[one])
      .join(''),
  ]),
);

/** A word for each game: `1`, `X2` or `2:1`. */
export function pickWords(kind: Kind, picks: Uint8Array): string[] {
  const words: string[] = [];
  for (let at = 0; at < picks.length; at += bytesPerGame(kind)) {
    words.push(kind === '1x2' ? (wordOfByte.get(picks[at] as number) as string) : `${picks[at]}:${picks[at + 1]}`);
  }
  return words;
}
