import { Button } from '@harmattan/ui/button';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { Panel } from '../../shared/view/panel.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import type { Decision } from './decide-payment.tsx';
import styles from './payment-panel.module.css';
import { useT } from './texts.ts';
import type { WaitingPayment } from './use-payments.ts';

const backHref = '/payments';

interface PaymentPanelProps {
  payment: WaitingPayment;
  onDecide: (action: Decision['action']) => void;
}

export function PaymentPanel({ payment, onDecide }: PaymentPanelProps) {
  const t = useT();
  const { id, kind, amount, actions, approvalId } = payment;
  const mayApprove = actions.includes('approve');
  return (
    <Panel
      id={id}
      title={serverWord('payments.kind', kind)}
      backHref={backHref}
      actions={
        actions.length > 0 && (
          <>
            {mayApprove && (
              <Button kind="primary" onClick={() => onDecide('approve')}>
                {t('payments.approve')}
              </Button>
            )}
            {actions.includes('reject') && <Button onClick={() => onDecide('reject')}>{t('payments.reject')}</Button>}
          </>
        )
      }
    >
      {amount !== null && <Amount amount={amount} size="large" />}
      <PaymentFacts payment={payment} />
      {approvalId !== null && (
        <p className={styles.note}>{t(mayApprove ? 'payments.second.long' : 'payments.second.own')}</p>
      )}
      {actions.length === 0 && <p className={styles.note}>{t('payments.no-action')}</p>}
    </Panel>
  );
}

function PaymentFacts({ payment: { id, playerId, userName, since, reason } }: { payment: WaitingPayment }) {
  const t = useT();
  return (
    <Facts
      facts={[
        { name: t('payments.fact.player'), value: <PlayerLink playerId={playerId} userName={userName} /> },
        { name: t('payments.fact.reason'), value: serverWord('payments.reason', reason) },
        { name: t('payments.fact.since'), value: <Moment at={since} /> },
        { name: t('payments.fact.id'), value: <IdText id={id} /> },
      ]}
    />
  );
}

/** The address names a payment that is not on the list any more. */
export function GonePanel({ id }: { id: string }) {
  const t = useT();
  return (
    <Panel id={id} title={t('payments.title')} backHref={backHref}>
      <p className={styles.note}>{t('payments.gone')}</p>
      <IdText id={id} />
    </Panel>
  );
}
