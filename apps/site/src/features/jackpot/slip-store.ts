import { useSyncExternalStore } from 'react';
import { makeKey } from './make-key.ts';
import { type Picks, parsePicks } from './slip.ts';

interface Slip {
  picks: Picks;
  /** Names the ticket that would be placed with these picks; null until the slip is opened. */
  key: string | null;
}

type Slips = Readonly<Record<string, Slip>>;

const storageKey = 'jackpotSlips';
/** Jackpots come and go: the slips of the newest are kept. */
const slipsMax = 6;

const noSlip: Slip = { picks: {}, key: null };
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

/** Other picks are another ticket: it gets a key of its own. */
export function changePicks(jackpotId: string, change: (picks: Picks) => Picks): void {
  writeSlip(jackpotId, { picks: change(readSlip(jackpotId).picks), key: null });
}

export function clearSlip(jackpotId: string): void {
  const { [jackpotId]: _gone, ...others } = readSlips();
  write(others);
}

/** The ticket's key, made when it is first asked for: the same ticket sent twice is one ticket. */
export function openKey(jackpotId: string): string {
  const { picks, key } = readSlip(jackpotId);
  if (key !== null) return key;
  const made = makeKey();
  writeSlip(jackpotId, { picks, key: made });
  return made;
}

/** The ticket was refused: the next try is another one. */
export function dropKey(jackpotId: string): void {
  writeSlip(jackpotId, { ...readSlip(jackpotId), key: null });
}

function writeSlip(jackpotId: string, slip: Slip): void {
  const { [jackpotId]: _before, ...others } = readSlips();
  write(Object.fromEntries([...Object.entries(others).slice(1 - slipsMax), [jackpotId, slip]]));
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
  const key: unknown = Reflect.get(stored, 'key');
  return { picks: parsePicks(Reflect.get(stored, 'picks')), key: typeof key === 'string' ? key : null };
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
  for (const listener of listeners) listener();
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
