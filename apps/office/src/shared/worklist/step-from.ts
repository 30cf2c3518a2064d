/** Where a person is in a list: by the item, and by its place for when the item is gone. */
export interface Position {
  id: string;
  place: number;
}

/** The place of the next or the previous item. An item that is gone has left its place to the one below it. */
export function stepFrom(ids: readonly string[], position: Position | undefined, step: 1 | -1): number | undefined {
  if (ids.length === 0) return undefined;
  if (!position) return step === 1 ? 0 : ids.length - 1;
  const place = ids.indexOf(position.id);
  if (place === -1) return clamp(step === 1 ? position.place : position.place - 1, ids.length);
  return clamp(place + step, ids.length);
}

function clamp(place: number, count: number): number {
  return Math.min(Math.max(place, 0), count - 1);
}
