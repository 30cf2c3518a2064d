import type { RequestRow } from '../../modules/approvals/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { detailOf, isOwn, listOpenRequests, permissionFor } from '../approve-request.ts';
import type { OfficeDeps } from '../office-deps.ts';

/** The requests of some kinds that wait, by their subject. */
export async function waitingBySubject(deps: OfficeDeps, kinds: readonly string[]): Promise<Map<string, RequestRow[]>> {
  const requests = (await listOpenRequests(deps)).filter(({ kind }) => kinds.includes(kind));
  return Map.groupBy(requests, ({ subject }) => subject);
}

/** A request as the page of its record shows it to this person. */
export function shownRequest(request: RequestRow, { staffId, permissions }: Staff) {
  const permission = permissionFor(request);
  const mayDecide =
    !isOwn(request, staffId) &&
    permission !== undefined &&
    permissions.includes(permission) &&
    permissions.includes('approvals.decide');
  return {
    ...{ id: request.id, kind: request.kind, maker: request.maker_name, comment: request.comment },
    ...{ detail: detailOf(request), since: request.created_at, actions: mayDecide ? ['decide' as const] : [] },
  };
}
