import { Link } from '@harmattan/router/link';
import { Button } from '@harmattan/ui/button';
import { call } from '../../shared/api/call.ts';
import { Due } from '../../shared/time/due.tsx';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { DownloadButton } from '../../shared/view/download-button.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { Panel } from '../../shared/view/panel.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import styles from './compliance.module.css';
import type { ReportAct } from './reports-page.tsx';
import { useT } from './texts.ts';
import type { Report } from './use-compliance.ts';

interface ReportPanelProps {
  report: Report;
  backHref: string;
  onAct: (act: ReportAct) => void;
}

export function ReportPanel({ report, backHref, onAct }: ReportPanelProps) {
  const t = useT();
  const { id, caseId, kind, playerId, userName, amount, payments, why, openedBy, since, dueAt, actions } = report;
  return (
    <Panel
      id={id}
      title={t(`compliance.kind.${kind}`)}
      backHref={backHref}
      actions={
        <>
          {actions.includes('send') && (
            <Button kind="primary" onClick={() => onAct('send')}>
              {t('compliance.send')}
            </Button>
          )}
          <DownloadButton
            label={t('compliance.file')}
            type="application/json"
            load={() => call('GET Compliance/ReportFile', { query: { id } })}
          />
          {actions.includes('drop') && <Button onClick={() => onAct('drop')}>{t('compliance.drop')}</Button>}
        </>
      }
    >
      {payments > 0 && <Amount amount={amount} size="large" />}
      <p className={styles.text}>{why}</p>
      <Facts
        facts={[
          { name: t('compliance.column.player'), value: <PlayerLink playerId={playerId} userName={userName} /> },
          { name: t('compliance.fact.case'), value: <Link href={`/cases/${caseId}`}>{caseId}</Link> },
          ...(payments > 0
            ? [{ name: t('compliance.fact.payments'), value: <span className="figures">{payments}</span> }]
            : []),
          { name: t('compliance.fact.since'), value: <Moment at={since} /> },
          { name: t('compliance.fact.by'), value: openedBy ?? t('compliance.fact.rule') },
          ...(report.decidedAt === null
            ? [{ name: t('compliance.column.due'), value: <Due at={dueAt} /> }]
            : decisionFacts(t, report)),
        ]}
      />
      <p className={styles.note}>{t('compliance.reports.note')}</p>
    </Panel>
  );
}

function decisionFacts(t: ReturnType<typeof useT>, { state, decidedAt, decidedBy, reference, comment }: Report) {
  return [
    { name: t(`compliance.state.${state}`), value: decidedAt !== null && <Moment at={decidedAt} /> },
    { name: t('compliance.fact.decided-by'), value: decidedBy },
    ...(reference === null ? [] : [{ name: t('compliance.fact.reference'), value: <IdText id={reference} /> }]),
    { name: t('compliance.fact.comment'), value: comment },
  ];
}

/** The address names a report that is in the other list, or in none. */
export function GoneReport({ id, backHref }: { id: string; backHref: string }) {
  const t = useT();
  return (
    <Panel id={id} title={t('compliance.page.reports')} backHref={backHref}>
      <p className={styles.note}>{t('compliance.reports.gone')}</p>
    </Panel>
  );
}
