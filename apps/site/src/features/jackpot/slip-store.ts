import { ticketsMax } from '@harmattan/fair/jackpot/columns';
import { useSyncExternalStore } from 'react';
import { makeKey } from '../../shared/forms/make-key.ts';
import { type Picks, parsePicks, samePicks } from './slip.ts';

export interface Slip {
  picks: Picks;
  /** Complete tickets that were set aside, to be placed with the one that is being picked. */
  kept: readonly Picks[];
  /** Tickets that were sent together and whose outcome is unknown. */
  sent: readonly SentTickets[];
}

interface SentTickets {
  tickets: readonly Picks[];
  /** Names them: sent again under it, they are the same ones. */
  key: string;
}

type Slips = Readonly<Record<string, Slip>>;

const storageKey = 'jackpotSlips';
/** Jackpots come and go: the slips of the newest are kept. */
const slipsMax = 6;
const sentMax = 20;
const keyPattern = /^[\w-]{8,64}$/;

const noSlip: Slip = { picks: {}, kept: [], sent: [] };
const listeners = new Set<() => void>();
/** Storage can be closed to a page in a web view; the slips then last as long as the page. */
let kept: string | undefined;
let latest: { text: string | null; slips: Slips } = { text: null, slips: {} };

/** The half-made ticket of a jackpot. It outlives a reload and a sign-in, and all tabs share it. */
export function useSlip(jackpotId: string): Slip {
  return useSyncExternalStore(subscribe, () => readSlip(jackpotId));
}

export function readSlip(jackpotId: string): Slip {
  return readSlips()[jackpotId] ?? noSlip;
}

/** Other picks are another ticket with another key; the same picks again are the ticket that was sent. */
export function changePicks(jackpotId: string, change: (picks: Picks) => Picks): void {
  const slip = readSlip(jackpotId);
  writeSlip(jackpotId, { ...slip, picks: change(slip.picks) });
}

export function clearSlip(jackpotId: string): void {
  changePicks(jackpotId, () => ({}));
}

/** Sets the picks aside as a ticket of their own, and begins another one. */
export function keepTicket(jackpotId: string): void {
  const slip = readSlip(jackpotId);
  writeSlip(jackpotId, { ...slip, picks: {}, kept: [...slip.kept, slip.picks].slice(0, ticketsMax) });
}

export function dropKept(jackpotId: string, at: number): void {
  const slip = readSlip(jackpotId);
  writeSlip(jackpotId, { ...slip, kept: slip.kept.filter((_kept, place) => place !== at) });
}

/** All that is placed at once: what was set aside, then what is picked. */
export function ticketsOf({ picks, kept }: Slip): readonly Picks[] {
  return Object.keys(picks).length === 0 ? kept : [...kept, picks];
}

export function sameTickets(one: readonly Picks[], other: readonly Picks[]): boolean {
  return one.length === other.length && one.every((picks, at) => samePicks(picks, other[at] as Picks));
}

/** There is one as long as these tickets were sent and their outcome is not known. */
export function keyOf(slip: Slip): string | undefined {
  const tickets = ticketsOf(slip);
  return slip.sent.find((sent) => sameTickets(sent.tickets, tickets))?.key;
}

/** The key of what would be placed now, made when it is first asked for: sent twice, nothing is bought twice. */
export function openKey(jackpotId: string): string {
  const slip = readSlip(jackpotId);
  const known = keyOf(slip);
  if (known !== undefined) return known;
  const key = makeKey();
  writeSlip(jackpotId, { ...slip, sent: [...slip.sent.slice(1 - sentMax), { tickets: ticketsOf(slip), key }] });
  return key;
}

/** The ticket was refused: the next try is another one. */
export function dropKey(jackpotId: string, key: string): void {
  const slip = readSlip(jackpotId);
  writeSlip(jackpotId, { ...slip, sent: slip.sent.filter((sent) => sent.key !== key) });
}

/** The ticket was taken. What was picked for another one in the meantime stays. */
export function endTicket(jackpotId: string, key: string): void {
  const slip = readSlip(jackpotId);
  if (keyOf(slip) === key) writeSlip(jackpotId, { ...slip, picks: {}, kept: [] });
  dropKey(jackpotId, key);
}

/** For a page that may have slept through what another tab wrote. */
export function refreshSlips(): void {
  for (const listener of listeners) listener();
}

function writeSlip(jackpotId: string, slip: Slip): void {
  const { [jackpotId]: _before, ...others } = readSlips();
  const isEmpty = ticketsOf(slip).length === 0 && slip.sent.length === 0;
  write(isEmpty ? others : Object.fromEntries([...Object.entries(others).slice(1 - slipsMax), [jackpotId, slip]]));
}

/** As long as the storage says the same, these are the same objects. */
function readSlips(): Slips {
  const text = readStored();
  if (text !== latest.text) latest = { text, slips: parseSlips(text) };
  return latest.slips;
}

function parseSlips(text: string | null): Slips {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).map(([jackpotId, slip]) => [jackpotId, parseSlip(slip)]));
  } catch {
    return {};
  }
}

function parseSlip(stored: unknown): Slip {
  if (typeof stored !== 'object' || stored === null) return noSlip;
  const sent: unknown = Reflect.get(stored, 'sent');
  return {
    picks: parsePicks(Reflect.get(stored, 'picks')),
    kept: parseTickets(Reflect.get(stored, 'kept')),
    sent: Array.isArray(sent) ? sent.flatMap(parseSent) : [],
  };
}

function parseTickets(stored: unknown): Picks[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .map(parsePicks)
    .filter((picks) => Object.keys(picks).length > 0)
    .slice(0, ticketsMax);
}

function parseSent(stored: unknown): SentTickets[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const key: unknown = Reflect.get(stored, 'key');
  if (typeof key !== 'string' || !keyPattern.test(key)) return [];
  // One that was sent before several could be has its picks alone.
  const tickets = parseTickets(Reflect.get(stored, 'tickets') ?? [Reflect.get(stored, 'picks')]);
  return [{ tickets, key }];
}

function readStored(): string | null {
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(slips: Slips): void {
  const text = JSON.stringify(slips);
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    kept = text;
  }
  refreshSlips();
}

function subscribe(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === storageKey) listener();
  };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}
