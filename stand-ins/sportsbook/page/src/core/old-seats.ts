import { createApi } from './api.ts';
import type { Shelf } from './storage.ts';

const name = 'seats';
const seatsMax = 10;

/**
 * Remembers the seat that this page has. Whoever opens the book as a visitor has signed out, or is somebody else: the seats that were
 * taken in this browser before are left then, so that nobody finds them in the history.
 */
export function keepSeats({ shelf, apiUrl, secret }: { shelf: Shelf; apiUrl: string; secret: string | null }): void {
  const before = shelf.read(name);
  const seats = Array.isArray(before) ? before.filter((seat) => typeof seat === 'string') : [];
  if (secret === null) for (const seat of seats) void createApi({ apiUrl, secret: seat }).leave();
  shelf.write(name, secret === null ? [] : [...seats.filter((seat) => seat !== secret), secret].slice(-seatsMax));
}
