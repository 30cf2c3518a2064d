import { useSyncExternalStore } from 'react';
import { makeKey } from '../../shared/forms/make-key.ts';
import { type Picks, parsePicks, samePicks } from './slip.ts';

interface Slip {
  picks: Picks;
  /** Tickets that were sent and whose outcome is unknown, by their picks. */
  sent: readonly SentTicket[];
}

interface SentTicket {
  picks: Picks;
  /** Names the ticket: sent again under it, it is the same one. */
  key: string;
}

type Slips = Readonly<Record<string, Slip>>;

const storageKey = 'jackpotSlips';
/** Jackpots come and go: the slips of the newest are kept. */
const slipsMax = 6;
const sentMax = 20;
const keyPattern = /^[\w-]{8,64}$/;

const noSlip: Slip = { picks: {}, sent: [] };
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
  const { picks, sent } = readSlip(jackpotId);
  writeSlip(jackpotId, { picks: change(picks), sent });
}

export function clearSlip(jackpotId: string): void {
  changePicks(jackpotId, () => ({}));
}

/** There is one as long as a ticket with these picks was sent and its outcome is not known. */
export function keyOf({ sent }: Slip, picks: Picks): string | undefined {
  return sent.find((ticket) => samePicks(ticket.picks, picks))?.key;
}

/** The key of the ticket with what is picked now, made when it is first asked for: sent twice it is one ticket. */
export function openKey(jackpotId: string): string {
  const slip = readSlip(jackpotId);
  const known = keyOf(slip, slip.picks);
  if (known !== undefined) return known;
  const key = makeKey();
  writeSlip(jackpotId, { ...slip, sent: [...slip.sent.slice(1 - sentMax), { picks: slip.picks, key }] });
  return key;
}

/** The ticket was refused: the next try is another one. */
export function dropKey(jackpotId: string, key: string): void {
  const { picks, sent } = readSlip(jackpotId);
  writeSlip(jackpotId, { picks, sent: sent.filter((ticket) => ticket.key !== key) });
}

/** The ticket was taken. What was picked for another one in the meantime stays. */
export function endTicket(jackpotId: string, key: string): void {
  const slip = readSlip(jackpotId);
  if (keyOf(slip, slip.picks) === key) clearSlip(jackpotId);
  dropKey(jackpotId, key);
}

/** For a page that may have slept through what another tab wrote. */
export function refreshSlips(): void {
  for (const listener of listeners) listener();
}

function writeSlip(jackpotId: string, slip: Slip): void {
  const { [jackpotId]: _before, ...others } = readSlips();
  const isEmpty = Object.keys(slip.picks).length === 0 && slip.sent.length === 0;
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
    sent: Array.isArray(sent) ? sent.flatMap(parseSentTicket) : [],
  };
}

function parseSentTicket(stored: unknown): SentTicket[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const key: unknown = Reflect.get(stored, 'key');
  if (typeof key !== 'string' || !keyPattern.test(key)) return [];
  return [{ picks: parsePicks(Reflect.get(stored, 'picks')), key }];
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
