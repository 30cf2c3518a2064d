import { assert } from '@harmattan/kernel/assert';

const popup = 'popup,width=1008,height=702';

type Freeplay = 0 | 1;

interface Opening {
  /** 1: without money. Undefined: the address says it, or nothing does and it is with money. */
  freeplay?: Freeplay;
  /** Leads there in this window, where pop-ups are blocked. */
  navigate?: (address: string) => void;
}

/** A game's page on this site, opened with money or without. */
export function gameAddress(realUrl: string, freeplay: Freeplay): string {
  return `${realUrl}${realUrl.includes('?') ? '&' : '?'}freeplay=${freeplay}`;
}

/** Games play in a window of their own; where pop-ups are blocked, in this one. */
export function openGame(
  realUrl: string,
  { freeplay, navigate = (address) => location.assign(address) }: Opening,
): void {
  // It came over the wire: nothing but a page of ours may be opened by it.
  assert(/^\/\w/.test(realUrl), 'a game has a page on this site');
  const address = freeplay === undefined ? realUrl : gameAddress(realUrl, freeplay);
  const opened = open(address, '_blank', popup);
  // Some blockers hand out a window that is closed already.
  if (!opened || opened.closed) navigate(address);
}
