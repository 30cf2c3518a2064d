import { inTransaction } from '@harmattan/process/transaction';
import { success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { done, mayAct, movedOn, taken } from './answers.ts';

type LicenceCalls = 'GET Compliance/Licences' | 'POST Compliance/AddLicence' | 'POST Compliance/EndLicence';

export function licencesDesk({ compliance, pool, audit }: OfficeDeps): Pick<OfficeHandlers, LicenceCalls> {
  return {
    async 'GET Compliance/Licences'({ context: { staff } }) {
      const licences = await compliance.listLicences();
      return success(
        licences.map((row) => ({
          ...{ id: row.id, authority: row.authority, number: row.number, regions: row.regions, products: row.products },
          ...{ from: row.valid_from, until: row.valid_until, daysLeft: row.daysLeft, alarm: row.alarm },
          ...{ registeredBy: row.registered_by, endedAt: row.ended_at, endReason: row.end_reason },
          actions: row.ended_at === null && mayAct(staff) ? ['end' as const] : [],
        })),
      );
    },

    async 'POST Compliance/AddLicence'({ context, body: { comment, ...licence } }) {
      const id = compliance.newId();
      const isNew = await inTransaction(pool, async (transaction) => {
        const added = { ...licence, id, by: context.staff.userName };
        if (!(await compliance.insertLicence(transaction, added))) return false;
        const entry = { ...actorOf(context), action: 'register a licence', subject: `licence ${id}`, reason: comment };
        await audit.record({ ...entry, outcome: 'done', after: licence }, transaction);
        return true;
      });
      return isNew ? success({ id }) : taken();
    },

    async 'POST Compliance/EndLicence'({ context, body: { id, comment } }) {
      const isDone = await inTransaction(pool, async (transaction) => {
        const ended = await compliance.endLicence(transaction, { id, by: context.staff.userName, reason: comment });
        if (!ended) return false;
        const entry = { ...actorOf(context), action: 'end a licence', subject: `licence ${id}`, reason: comment };
        const before = { authority: ended.authority, number: ended.number, until: ended.valid_until };
        await audit.record({ ...entry, outcome: 'done', before }, transaction);
        return true;
      });
      return isDone ? done() : movedOn();
    },
  };
}
