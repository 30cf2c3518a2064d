import { Link } from '@harmattan/router/link';
import { Button } from '@harmattan/ui/button';
import { useMe } from '../../shared/session/me.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { Panel } from '../../shared/view/panel.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import styles from './approval-panel.module.css';
import { translate, useT } from './texts.ts';
import type { WaitingApproval } from './use-approvals.ts';

const backHref = '/approvals';

interface ApprovalPanelProps {
  request: WaitingApproval;
  onDecide: (approve: boolean) => void;
}

export function ApprovalPanel({ request, onDecide }: ApprovalPanelProps) {
  const t = useT();
  const { userName } = useMe();
  const { id, kind, amount, maker, actions } = request;
  const mayDecide = actions.includes('decide');
  return (
    <Panel
      id={id}
      title={serverWord('approvals.kind', kind)}
      backHref={backHref}
      actions={
        mayDecide && (
          <>
            <Button kind="primary" onClick={() => onDecide(true)}>
              {t('approvals.approve')}
            </Button>
            <Button onClick={() => onDecide(false)}>{t('approvals.refuse')}</Button>
          </>
        )
      }
    >
      {amount !== null && <Amount amount={amount} size="large" sign={kind === 'adjustment' ? 'always' : 'negative'} />}
      <RequestFacts request={request} />
      {!mayDecide && <p className={styles.note}>{t(maker === userName ? 'approvals.own' : 'approvals.not-allowed')}</p>}
    </Panel>
  );
}

function RequestFacts({ request }: { request: WaitingApproval }) {
  const t = useT();
  const { id, kind, subject, playerId, userName, maker, comment, since, asked, detail } = request;
  return (
    <Facts
      facts={[
        ...(playerId === null
          ? []
          : [{ name: t('approvals.fact.player'), value: <PlayerLink playerId={playerId} userName={userName} /> }]),
        ...Object.entries(asked).map(([field, value]) => ({
          name: serverWord('approvals.asked', field),
          value: serverWord(`approvals.asked.${field}`, value),
        })),
        { name: t('approvals.fact.maker'), value: maker },
        ...(detail === null ? [] : [{ name: t('approvals.fact.detail'), value: detail }]),
        { name: t('approvals.fact.comment'), value: comment },
        { name: t('approvals.fact.since'), value: <Moment at={since} /> },
        ...(playerId === null ? [recordFact({ kind, subject })] : []),
        { name: t('approvals.fact.id'), value: <IdText id={id} /> },
      ]}
    />
  );
}

/** Requests about an item of the payments desk. */
const ofPayment: readonly string[] = [
  ...['withdrawal', 'settle a withdrawal', 'pay by hand', 'credit a deposit', 'give money back', 'allocate money'],
  ...['explain a difference', 'release a reserve'],
];

/** Which list of the trading desk has the record. */
function tradingOf(kind: string): 'jackpots' | 'races' | undefined {
  if (kind.endsWith('a race')) return 'races';
  return kind.includes('jackpot') ? 'jackpots' : undefined;
}

/** The record of another desk, which shows all that a decision on it needs. */
function recordFact({ kind, subject }: Pick<WaitingApproval, 'kind' | 'subject'>) {
  if (kind === 'set the payout rules')
    return {
      name: translate('approvals.fact.record'),
      value: <Link href="/payments/rules">{translate('approvals.open-rules')}</Link>,
    };
  const trading = tradingOf(kind);
  if (trading)
    return {
      name: translate('approvals.fact.record'),
      value: (
        <Link href={`/trading/${trading}/${subject}`}>{translate(`approvals.open-${trading}`, { id: subject })}</Link>
      ),
    };
  if (kind === 'result-correction')
    return {
      name: translate('approvals.fact.record'),
      value: <Link href="/book/results">{translate('approvals.open-results')}</Link>,
    };
  if (kind === 'ticket-void')
    return {
      name: translate('approvals.fact.record'),
      value: <Link href={`/book?text=${encodeURIComponent(subject)}`}>{translate('approvals.open-ticket')}</Link>,
    };
  if (kind === 'send a mailing')
    return {
      name: translate('approvals.fact.record'),
      value: <Link href={`/marketing?id=${encodeURIComponent(subject)}`}>{translate('approvals.open-mailing')}</Link>,
    };
  if (!ofPayment.includes(kind)) return { name: translate('approvals.fact.record'), value: <IdText id={subject} /> };
  const href = `/payments?id=${encodeURIComponent(subject)}`;
  return {
    name: translate('approvals.fact.subject'),
    value: <Link href={href}>{translate('approvals.open-payment')}</Link>,
  };
}

/** The address names a request that is not on the list any more. */
export function GonePanel({ id }: { id: string }) {
  const t = useT();
  return (
    <Panel id={id} title={t('approvals.title')} backHref={backHref}>
      <p className={styles.note}>{t('approvals.gone')}</p>
      <IdText id={id} />
    </Panel>
  );
}
