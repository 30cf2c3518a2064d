/** A payment that was asked for, until its outcome is known. */
export interface SentRequest {
  /** Names the payment: asked for again under it, it is the same one. */
  key: string;
  /** By the clock of this phone. */
  sentAtMs: number;
}

const keyPattern = /^[\w-]{8,64}$/;

/** Storage can be closed to a page in a web view; a request is then kept as long as the page. */
const inMemory = new Map<string, string>();

export function readSent(name: string): SentRequest | undefined {
  try {
    return parse(inMemory.get(name) ?? localStorage.getItem(name));
  } catch {
    return undefined;
  }
}

/** In the storage that a closed tab leaves behind: a player who closes it in despair must not pay twice. */
export function writeSent(name: string, sent: SentRequest | undefined): void {
  inMemory.delete(name);
  try {
    if (sent) localStorage.setItem(name, JSON.stringify(sent));
    else localStorage.removeItem(name);
  } catch {
    if (sent) inMemory.set(name, JSON.stringify(sent));
  }
}

/** What lies in the browser's storage may have been written by anybody. */
function parse(text: string | null): SentRequest | undefined {
  const { key, sentAtMs } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Record<keyof SentRequest, unknown>>;
  return typeof key === 'string' && keyPattern.test(key) && typeof sentAtMs === 'number'
    ? { key, sentAtMs }
    : undefined;
}
