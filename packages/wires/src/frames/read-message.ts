/** Anybody can send a window a message, so nothing in one is taken for what it should be. */

const textLengthMax = 20_000;
const pathLengthMax = 512;
const idsMax = 100;
const idShape = /^[\w.:-]{1,64}$/;
const tokenLengthMax = 512;

const heightMinPx = 100;
const heightMaxPx = 20_000;
const countMax = 1_000;

export type Fields = Readonly<Record<string, unknown>>;

/** A message as an object, sent as one or as JSON. */
export function toFields(data: unknown): Fields | undefined {
  if (typeof data !== 'string') return isFields(data) ? data : undefined;
  if (data.length > textLengthMax) return undefined;
  try {
    const parsed: unknown = JSON.parse(data);
    return isFields(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Nothing for what is no height at all; the bounds keep a frame from swallowing the page or vanishing. */
export function toHeightPx(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return undefined;
  return clamp(Math.ceil(value), heightMinPx, heightMaxPx);
}

export function toOffsetPx(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return clamp(Math.round(value), 0, heightMaxPx);
}

export function toCount(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return clamp(Math.trunc(value), 0, countMax);
}

/** A place on this site and nowhere else, as a browser would read it. */
export function toPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > pathLengthMax || !value.startsWith('/')) return undefined;
  const base = 'https://here.invalid';
  try {
    const url = new URL(value, base);
    // Dots may leave a path that begins with two slashes, which would be another host when it is read again.
    if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return undefined;
  }
}

/** Undefined when there are none; what is no id is left out. */
export function toIds(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = value.slice(0, idsMax).map(toId);
  return ids.filter((id) => id !== undefined);
}

export function toId(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && idShape.test(value) ? value : undefined;
}

export function toToken(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= tokenLengthMax ? value : undefined;
}

/** 1620 for 1.62. */
export function toPriceThousandths(value: unknown): number | undefined {
  if (typeof value !== 'number' || !(value >= 1 && value <= 1_000_000)) return undefined;
  return Math.round(value * 1_000);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
