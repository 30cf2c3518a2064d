import { Button } from '@harmattan/ui/button';
import { CopyButton } from '@harmattan/ui/copy-button';
import { Amount } from '../../shared/view/amount.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import { useT } from './texts.ts';
import type { Campaign, CampaignReport } from './use-marketing.ts';

interface CampaignTableProps {
  report: CampaignReport;
  onSave: (campaign: Campaign) => void;
}

const counts = ['clicks', 'registrations', 'depositors', 'deposits'] as const;

/** Every refcode with a link or figures: those with figures first. */
export function CampaignTable({ report: { campaigns, figures }, onSave }: CampaignTableProps) {
  const t = useT();
  const links = new Map(campaigns.map((campaign) => [campaign.refcode, campaign]));
  const known = new Set(figures.map(({ refcode }) => refcode));
  const rows = [
    ...figures.map((row) => ({ refcode: row.refcode, row, campaign: links.get(row.refcode) })),
    ...campaigns
      .filter(({ refcode }) => !known.has(refcode))
      .map((campaign) => ({ refcode: campaign.refcode, row: undefined, campaign })),
  ];
  return (
    <TableFrame label={t('marketing.page.campaigns')}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('marketing.campaigns.campaign')}</th>
            {[...counts, 'deposited' as const, 'revenue' as const].map((column) => (
              <th key={column} scope="col" className={tables.figure}>
                {t(`marketing.campaigns.${column}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ refcode, row, campaign }) => (
            <tr key={refcode}>
              <th scope="row">
                {campaign?.name ?? refcode}
                <span className={tables.second}>
                  {campaign ? `${campaign.partner} · ${refcode}` : t('marketing.campaigns.no-link')}
                </span>
              </th>
              {counts.map((column) => (
                <td key={column} className={`${tables.figure} figures`}>
                  {(row?.[column] ?? 0).toLocaleString('en')}
                </td>
              ))}
              <td className={tables.figure}>
                <Amount amount={row?.deposited ?? 0} />
              </td>
              <td className={tables.figure}>
                <Amount amount={row?.revenue ?? 0} />
              </td>
              <td className={tables.act}>{campaign && <LinkActs campaign={campaign} onSave={onSave} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function LinkActs({ campaign, onSave }: { campaign: Campaign; onSave: (campaign: Campaign) => void }) {
  const t = useT();
  return (
    <div className={tables.acts}>
      <CopyButton
        value={campaign.link}
        label={t('marketing.campaigns.copy')}
        subject={campaign.name}
        copiedText={t('marketing.campaigns.copied')}
        failedText={campaign.link}
      />
      {campaign.actions.includes('save') && (
        <Button size="small" onClick={() => onSave(campaign)}>
          {t('marketing.campaigns.change')}
          <span className="visually-hidden"> {campaign.name}</span>
        </Button>
      )}
    </div>
  );
}
