import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { Skeleton } from '@harmattan/ui/skeleton';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { Panel } from '../../shared/view/panel.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import { actNames } from './acts.ts';
import type { Decision } from './decide-payment.tsx';
import { PaymentDetails } from './payment-details.tsx';
import styles from './payment-panel.module.css';
import { useT } from './texts.ts';
import type { Claiming } from './use-claim.ts';
import { hasPayment, usePayment, type WaitingPayment } from './use-payments.ts';

interface PaymentPanelProps {
  id: string;
  /** Undefined where the address names a payment that is not on the list, or not any more. */
  item: WaitingPayment | undefined;
  backHref: string;
  claiming: Claiming;
  onDecide: (action: Decision['action']) => void;
}

/** A record with all that a decision on it needs: what it is, what may be done, and the facts. */
export function PaymentPanel({ id, item, backHref, claiming, onDecide }: PaymentPanelProps) {
  const t = useT();
  const isPayment = hasPayment(id, item);
  const query = usePayment(id, { enabled: isPayment });
  const isUnknown = refusalOf<'GET Payments/Get'>(query.error) === 'RECORD_DOES_NOT_EXIST';
  return (
    <Panel id={id} title={item ? serverWord('payments.kind', item.kind) : t('payments.title')} backHref={backHref}>
      {item ? (
        <ItemHead item={item} claiming={claiming} onDecide={onDecide} />
      ) : (
        <p className={styles.note}>{t('payments.gone')}</p>
      )}
      {isPayment && !isUnknown ? (
        <Remote query={query} skeleton={<Skeleton height="280px" />}>
          {(payment) => <PaymentDetails payment={payment} item={item} />}
        </Remote>
      ) : (
        <Facts facts={[{ name: t('payments.fact.id'), value: <IdText id={id} /> }]} />
      )}
    </Panel>
  );
}

interface ItemProps {
  item: WaitingPayment;
  onDecide: PaymentPanelProps['onDecide'];
  claiming: Claiming;
}

function ItemHead({ item, claiming, onDecide }: ItemProps) {
  const t = useT();
  const { amount, playerId, userName, reason, since } = item;
  return (
    <>
      {amount !== null && <Amount amount={amount} size="large" />}
      <Facts
        facts={[
          { name: t('payments.fact.player'), value: <PlayerLink playerId={playerId} userName={userName} /> },
          { name: t('payments.fact.reason'), value: serverWord('payments.reason', reason) },
          { name: t('payments.fact.since'), value: <Moment at={since} /> },
        ]}
      />
      <RequestNote item={item} />
      <ClaimNote item={item} claiming={claiming} />
      <Acts item={item} onDecide={onDecide} />
    </>
  );
}

/** What the first of two people asked for. */
function RequestNote({ item: { request, actions } }: { item: WaitingPayment }) {
  const t = useT();
  if (!request) return null;
  const isWithdrawal = request.kind === 'withdrawal';
  const mayDecide = actions.some((action) => action === 'approve' || actNames.some((name) => name === action));
  return (
    <div className={styles.box}>
      <p>
        {isWithdrawal
          ? t(mayDecide ? 'payments.second.long' : 'payments.second.own')
          : t('payments.second.act', { what: serverWord('payments.request', request.kind) })}
      </p>
      <p className={styles.note}>
        {request.maker}: {request.comment}
      </p>
    </div>
  );
}

function ClaimNote({ item: { id, kind, claim, actions }, claiming }: Omit<ItemProps, 'onDecide'>) {
  const t = useT();
  return (
    <div className={styles.claim}>
      {claim && (
        <>
          <Badge kind={claim.isOwn ? 'good' : 'neutral'}>
            {claim.isOwn ? t('payments.claim.own') : t('payments.claim.other', { name: claim.userName })}
          </Badge>
          <span className={styles.note}>
            {t('payments.claim.until')} <Moment at={claim.until} />
          </span>
        </>
      )}
      {actions.includes('claim') && !claim && (
        <Button size="small" busy={claiming.isBusy} onClick={() => claiming.claim({ id, kind })}>
          {t('payments.claim')}
        </Button>
      )}
      {actions.includes('release') && (
        <Button size="small" busy={claiming.isBusy} onClick={() => claiming.release(id)}>
          {t('payments.release')}
        </Button>
      )}
    </div>
  );
}

/** Each opens a dialog of its own; none acts by itself. */
function Acts({ item: { actions, claim }, onDecide }: Omit<ItemProps, 'claiming'>) {
  const t = useT();
  const acts = actNames.filter((name) => actions.includes(name));
  const [main] = acts;
  const mayApprove = actions.includes('approve');
  if (!mayApprove && !actions.includes('reject') && acts.length === 0)
    return <p className={styles.note}>{t(claim && !claim.isOwn ? 'payments.claim.theirs' : 'payments.no-action')}</p>;
  return (
    <div className={styles.acts}>
      {mayApprove && (
        <Button kind="primary" onClick={() => onDecide('approve')}>
          {t('payments.approve')}
        </Button>
      )}
      {actions.includes('reject') && <Button onClick={() => onDecide('reject')}>{t('payments.reject')}</Button>}
      {acts.map((name) => (
        <Button key={name} kind={name === main && !mayApprove ? 'primary' : 'quiet'} onClick={() => onDecide(name)}>
          {t(`payments.act.${name}`)}
        </Button>
      ))}
    </div>
  );
}
