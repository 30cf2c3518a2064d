import type { CampaignRow } from '../../modules/marketing/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';

type CampaignCalls = 'GET Marketing/Campaigns' | 'POST Marketing/SaveCampaign';

const wrong = (text: string) => refuse('INCORRECT_PARAMETER_VALUE', { message: text });

export function campaignsDesk({ marketing, audit, siteUrl }: OfficeDeps): Pick<OfficeHandlers, CampaignCalls> {
  const shown = ({ landing_path, saved_by, saved_at, ...row }: CampaignRow, staff: Staff) => ({
    ...{ ...row, landingPath: landing_path, savedBy: saved_by, savedAt: saved_at, actions: actionsOf(staff) },
    link: `${siteUrl}${landing_path}?refcode=${encodeURIComponent(row.refcode)}`,
  });
  return {
    async 'GET Marketing/Campaigns'({ context: { staff }, query }) {
      const report = await marketing.affiliateReport(query);
      if ('problem' in report) return wrong(report.problem);
      const figures = report.rows.map(({ refcode, depositsMinor, revenueMinor, ...counts }) => ({
        ...{ refcode, deposited: depositsMinor, revenue: revenueMinor },
        ...{ clicks: Number(counts.clicks), firstClicks: Number(counts.firstClicks) },
        ...{ registrations: Number(counts.registrations), depositors: Number(counts.depositors) },
        deposits: Number(counts.deposits),
      }));
      const campaigns = (await marketing.listLinks()).map((row) => shown(row, staff));
      return success({ campaigns, figures, actions: actionsOf(staff) });
    },

    async 'POST Marketing/SaveCampaign'({ context, body }) {
      const entry = { ...actorOf(context), action: 'save a campaign', subject: `campaign ${body.refcode}` };
      const outcome = await marketing.saveLink({
        ...{ ...body, by: context.staff.userName },
        also: (transaction, { saved, before }) =>
          audit.record({ ...entry, outcome: 'done', before, after: saved }, transaction),
      });
      if ('saved' in outcome) return success(shown(outcome.saved, context.staff));
      if (outcome.problem !== 'moved on') return wrong(outcome.problem);
      return refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });
    },
  };
}

function actionsOf({ permissions }: Staff) {
  return permissions.includes('marketing.send') ? ['save' as const] : [];
}
