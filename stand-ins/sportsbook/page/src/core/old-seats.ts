import type { Shelf } from '@harmattan/sandbox-ui/shelf';
import { createApi } from './api.ts';

const name = 'seats';
const seatsMax = 10;

/**
 * Stores the seat that this page has. When a visitor opens the book, the player has signed out or another person uses the browser:
 * the page then leaves the seats that were taken in this browser before, so that the visitor cannot open them from the history.
 */
export function keepSeats({ shelf, apiUrl, secret }: { shelf: Shelf; apiUrl: string; secret: string | null }): void {
  const before = shelf.read(name);
  const seats = Array.isArray(before) ? before.filter((seat) => typeof seat === 'string') : [];
  if (secret === null) for (const seat of seats) void createApi({ apiUrl, secret: seat }).leave();
  shelf.write(name, secret === null ? [] : [...seats.filter((seat) => seat !== secret), secret].slice(-seatsMax));
}
