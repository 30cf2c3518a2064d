import { formatMajor } from '@harmattan/kernel/money';
import type { JackpotEvent } from '../../modules/jackpot/index.ts';
import { gameName } from './jackpot-asks.ts';

interface AuditRow {
  at: Date;
  actor: string;
  action: string;
  before: unknown;
  after: unknown;
}

interface Change {
  eventId?: number;
  score1?: number;
  score2?: number;
  why?: string;
  rolledInMinor?: string;
  isOn?: boolean;
}

/** What was done with a jackpot, in words. */
export function jackpotStory(rows: AuditRow[], events: JackpotEvent[]) {
  return rows.map(({ at, actor, action, before, after }) => {
    const [was, is] = [(before ?? {}) as Change, (after ?? {}) as Change];
    return { at, actor, action, detail: detailOf(was, is, events) };
  });
}

export function raceStory(rows: AuditRow[]) {
  return rows.map(({ at, actor, action, after }) => ({
    ...{ at, actor, action, detail: ((after ?? {}) as Change).why ?? null },
  }));
}

function detailOf(was: Change, is: Change, events: JackpotEvent[]): string | null {
  if (is.why !== undefined) return is.why;
  if (is.rolledInMinor !== undefined) return formatMajor(BigInt(is.rolledInMinor));
  if (is.eventId === undefined) return null;
  const game = gameName(events, is.eventId);
  if (is.score1 === undefined) return game;
  const earlier = was.score1 === undefined ? '' : ` (${was.score1}:${was.score2})`;
  return `${game} ${is.score1}:${is.score2}${earlier}`;
}
