import { RequestFailure } from '../../plumbing/http/failure.ts';

/** A line of a list, and the place after which the list goes on. */
export interface Line<Item> {
  at: Date;
  cursor: string;
  item: Item;
}

export interface PageQuery {
  playerId: bigint;
  before: string | undefined;
  limit: number;
}

/** A list of something about one player, the newest first. Its cursors mean nothing outside. */
export type Source<Item> = (query: PageQuery) => Promise<Line<Item>[]>;

const pageSize = 50;

export async function readPage<Item>(
  source: Source<Item>,
  { playerId, before }: { playerId: bigint; before?: string | undefined },
): Promise<{ items: Item[]; next: string | null }> {
  const lines = await source({ playerId, before, limit: pageSize });
  return { items: lines.map(({ item }) => item), next: nextOf(lines) };
}

/** A full page may have another one behind it. */
function nextOf(lines: Line<unknown>[]): string | null {
  return lines.length === pageSize ? (lines.at(-1)?.cursor ?? null) : null;
}

/** A cursor that is a whole number. */
export function numberCursor(before: string | undefined): bigint | undefined {
  if (before === undefined) return undefined;
  if (!/^\d{1,18}$/.test(before)) throw new RequestFailure('MALFORMED_REQUEST');
  return BigInt(before);
}
