import type { CampaignReport } from './use-marketing.ts';

const columns = [
  ...(['refcode', 'clicks', 'firstClicks', 'registrations', 'depositors', 'deposits', 'deposited', 'revenue'] as const),
] satisfies (keyof CampaignReport['figures'][number])[];

/** A line for each refcode, in the order of the page. Names of links are added where there is one. */
export function campaignsCsv({ campaigns, figures }: Pick<CampaignReport, 'campaigns' | 'figures'>): string {
  const links = new Map(campaigns.map((campaign) => [campaign.refcode, campaign]));
  const lines = figures.map((row) => {
    const { name = '', partner = '' } = links.get(row.refcode) ?? {};
    return [...columns.map((column) => String(row[column])), name, partner].map(cell).join(',');
  });
  return `${[[...columns, 'name', 'partner'].join(','), ...lines].join('\r\n')}\r\n`;
}

/** A spreadsheet takes what begins with these signs for a formula. A number below zero is none. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
