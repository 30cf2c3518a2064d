import { call } from '../../shared/api/call.ts';
import { readCookie, writeCookie } from '../../shared/device/cookies.ts';

const cookieName = 'refcode';
const cookieDays = 30;
/** What the call takes: see the contract. */
const nameLengthMax = 200;
const referrerLengthMax = 300;

/** Tells the server through whom this visitor came, and remembers it until they register. */
export function registerCampaign(refcode: string): void {
  if (refcode.length > nameLengthMax) return;
  const segments = location.pathname.split('/').filter(Boolean);
  const [controllerName = '', actionName = ''] = segments.map((segment) => segment.slice(0, nameLengthMax));
  const host = document.referrer.slice(0, referrerLengthMax);
  const isFirst = readCookie(cookieName) === undefined ? '0' : '1';
  writeCookie(cookieName, refcode, { days: cookieDays });
  // The page does not wait for the answer; the cookie is what counts at registration.
  call('POST Marketing/RegisterCampaignClick', {
    query: { refcode, host, controllerName, actionName, isFirst },
  }).catch(() => undefined);
}
