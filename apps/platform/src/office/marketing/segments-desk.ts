import type { SegmentRow } from '../../modules/mailings/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';

type SegmentCalls = 'GET Marketing/Segments' | 'POST Marketing/SaveSegment';

export function segmentsDesk({ mailings, audit }: OfficeDeps): Pick<OfficeHandlers, SegmentCalls> {
  return {
    async 'GET Marketing/Segments'({ context: { staff } }) {
      const segments = await mailings.listSegments();
      return success({ segments: segments.map((segment) => shown(segment, staff)), actions: actionsOf(staff) });
    },

    async 'POST Marketing/SaveSegment'({ context, body: { id, version, name, conditions } }) {
      const before = version === 0 ? undefined : await mailings.findSegment({ id, version });
      const saved = await mailings.saveSegment(
        { id, version, name, conditions, saved_by: context.staff.userName },
        (transaction, newVersion) =>
          audit.record(
            {
              ...{ ...actorOf(context), action: 'save a segment', outcome: 'done', subject: `segment ${id}` },
              before: before && { name: before.name, conditions: before.conditions },
              after: { name, conditions, version: newVersion },
            },
            transaction,
          ),
      );
      if (saved) return success(shown(saved, context.staff));
      return refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });
    },
  };
}

function actionsOf({ permissions }: Staff) {
  return permissions.includes('marketing.send') ? ['save' as const] : [];
}

function shown({ id, version, name, conditions, saved_by, saved_at }: SegmentRow, staff: Staff) {
  return { id, version, name, conditions, savedBy: saved_by, savedAt: saved_at, actions: actionsOf(staff) };
}
