import type { OfficeDeps } from '../office-deps.ts';
import { campaignsDesk } from './campaigns-desk.ts';
import { mailingsDesk } from './mailings-desk.ts';
import { segmentsDesk } from './segments-desk.ts';

/** Segments of players, what is sent to them, and through whom they come. */
export function marketingDesk(deps: OfficeDeps) {
  return { ...segmentsDesk(deps), ...mailingsDesk(deps), ...campaignsDesk(deps) };
}
