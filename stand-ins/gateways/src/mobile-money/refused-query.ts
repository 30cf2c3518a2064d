/** Questions about the payments of such a number are answered with an error of the question itself, for a while. */
export const refusedQueryEnding = '0403';
export const refusedQueryMs = 60_000;
export const refusedQueryCode = '403';

export function isQueryRefused({ number, createdAt }: { number: string; createdAt: Date }, now: Date): boolean {
  return number.endsWith(refusedQueryEnding) && now.getTime() - createdAt.getTime() < refusedQueryMs;
}
