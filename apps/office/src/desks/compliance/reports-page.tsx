import { useSearchParams } from '@harmattan/router/use-search-params';
import { EmptyState } from '@harmattan/ui/empty-state';
import { LinkTabs } from '@harmattan/ui/tabs';
import { useState } from 'react';
import { Keys, useListKeys } from '../../shared/view/keys.tsx';
import { ListAndPanel } from '../../shared/view/list-and-panel.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import { ComplianceFrame } from './compliance-frame.tsx';
import { DropReport, MarkSent } from './decide-report.tsx';
import { GoneReport, ReportPanel } from './report-panel.tsx';
import { ReportRows } from './report-rows.tsx';
import { useT } from './texts.ts';
import { type Report, useReports } from './use-compliance.ts';

export type ReportAct = 'send' | 'drop';

export function ReportsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const which = search.get('which') === 'decided' ? 'decided' : 'open';
  const query = useReports(which);
  const keys = [...useListKeys(), { key: 's', does: t('compliance.send') }];
  return (
    <ComplianceFrame aside={<Keys keys={keys} />}>
      <LinkTabs
        label={t('compliance.reports.which')}
        tabs={(['open', 'decided'] as const).map((one) => ({
          href: one === 'open' ? '/compliance' : '?which=decided',
          label: t(`compliance.reports.${one}`),
          isCurrent: which === one,
        }))}
      />
      <Remote query={query}>{(reports) => <Reports reports={reports} which={which} />}</Remote>
    </ComplianceFrame>
  );
}

function Reports({ reports, which }: { reports: Report[]; which: 'open' | 'decided' }) {
  const t = useT();
  const [deciding, setDeciding] = useState<{ report: Report; act: ReportAct }>();
  const decide = (act: ReportAct) => (report: Report) => {
    if (report.actions.includes(act)) setDeciding({ report, act });
  };
  const { open, openId, listHref, rowProps } = useWorklist({ items: reports, actions: { s: decide('send') } });
  const list =
    reports.length === 0 ? (
      <div className={remoteStyles.panel}>
        <EmptyState
          icon="check"
          title={t(`compliance.reports.none.${which}`)}
          text={t('compliance.reports.none.text')}
        />
      </div>
    ) : (
      <ReportRows reports={reports} rowProps={rowProps} />
    );
  const panel = open ? (
    <ReportPanel report={open} backHref={listHref} onAct={(act) => decide(act)(open)} />
  ) : (
    openId !== undefined && <GoneReport id={openId} backHref={listHref} />
  );
  const close = () => setDeciding(undefined);
  return (
    <>
      <ListAndPanel list={list} panel={panel || undefined} />
      {deciding?.act === 'send' && <MarkSent report={deciding.report} onClose={close} />}
      {deciding?.act === 'drop' && <DropReport report={deciding.report} onClose={close} />}
    </>
  );
}
