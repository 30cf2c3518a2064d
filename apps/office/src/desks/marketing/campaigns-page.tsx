import { useSearchParams } from '@harmattan/router/use-search-params';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { now } from '../../shared/time/now.ts';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { saveFile } from '../../shared/view/save-file.ts';
import { CampaignTable } from './campaign-table.tsx';
import { campaignsCsv } from './campaigns-csv.ts';
import styles from './marketing.module.css';
import { MarketingFrame } from './marketing-frame.tsx';
import { SaveCampaign } from './save-campaign.tsx';
import { useT } from './texts.ts';
import { type Campaign, type CampaignReport, useCampaigns } from './use-marketing.ts';

const dayMs = 86_400_000;
const dayBefore = (days: number) => new Date(now() - days * dayMs).toISOString().slice(0, 10);

export function CampaignsPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const period = { from: search.get('from') ?? dayBefore(30), to: search.get('to') ?? dayBefore(0) };
  const query = useCampaigns(period);
  const [saving, setSaving] = useState<Campaign | 'new'>();
  const maySave = query.data?.actions.includes('save') ?? false;
  return (
    <MarketingFrame
      aside={
        maySave && (
          <Button kind="primary" onClick={() => setSaving('new')}>
            {t('marketing.campaigns.new')}
          </Button>
        )
      }
    >
      <div className={styles.period}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`marketing.field.${end}`)}
            type="date"
            value={period[end]}
            onValueChange={(day) => day !== '' && setSearch({ ...period, [end]: day })}
          />
        ))}
        {query.data && <Button onClick={() => download(query.data, period)}>{t('marketing.campaigns.csv')}</Button>}
      </div>
      <Remote query={query}>
        {(report) =>
          report.campaigns.length + report.figures.length === 0 ? (
            <div className={remoteStyles.panel}>
              <EmptyState
                icon="compass"
                title={t('marketing.campaigns.empty.title')}
                text={t('marketing.campaigns.empty.text')}
              />
            </div>
          ) : (
            <CampaignTable report={report} onSave={setSaving} />
          )
        }
      </Remote>
      {saving && <SaveCampaign campaign={saving === 'new' ? undefined : saving} onClose={() => setSaving(undefined)} />}
    </MarketingFrame>
  );
}

function download(report: CampaignReport, { from, to }: { from: string; to: string }): void {
  saveFile({ fileName: `campaigns-${from}-${to}.csv`, content: campaignsCsv(report), type: 'text/csv' });
}
