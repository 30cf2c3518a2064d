import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { type ReactNode, useId } from 'react';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import styles from './payment-details.module.css';
import { useT } from './texts.ts';
import { type Payment, useLinked, type WaitingPayment } from './use-payments.ts';

interface PaymentDetailsProps {
  payment: Payment;
  /** Above, as the worklist has it: what it says is not said again. */
  item: WaitingPayment | undefined;
}

export function PaymentDetails({ payment, item }: PaymentDetailsProps) {
  return (
    <div className={styles.details}>
      {!item && <PaymentHead payment={payment} />}
      <Figures payment={payment} />
      {payment.destination && <Destination payment={payment} destination={payment.destination} />}
      <Waits payment={payment} told={item?.reason} />
      <Linked playerId={payment.playerId} />
      <OtherWithdrawals payment={payment} />
      <Story payment={payment} />
      <Requests payment={payment} />
      <Record payment={payment} />
    </div>
  );
}

function PaymentHead({ payment: { amount, playerId, userName } }: { payment: Payment }) {
  return (
    <>
      <Amount amount={amount} size="large" />
      <PlayerLink playerId={playerId} userName={userName} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Amounts below each other, so that they can be compared. */
function Figures({ payment }: { payment: Payment }) {
  const t = useT();
  const { balance, lifetime, turnover, amount, received } = payment;
  const lines: { name: string; note?: ReactNode; amount: number | null }[] = [
    ...(received !== null && received !== amount
      ? [
          { name: t('payments.fact.asked'), amount },
          { name: t('payments.fact.received'), amount: received },
        ]
      : []),
    { name: t('payments.fact.before'), amount: balance.before },
    { name: t('payments.fact.after'), amount: balance.after },
    { name: t('payments.fact.now'), amount: balance.now },
    ...(balance.held !== 0 ? [{ name: t('payments.fact.held'), amount: balance.held }] : []),
    {
      name: t('payments.fact.deposits'),
      note: t('payments.fact.count', { count: lifetime.deposits.count }),
      amount: lifetime.deposits.amount,
    },
    {
      name: t('payments.fact.withdrawals'),
      note: t('payments.fact.count', { count: lifetime.withdrawals.count }),
      amount: lifetime.withdrawals.amount,
    },
    {
      name: t('payments.fact.turnover'),
      note: turnover ? <Moment at={turnover.sinceDeposit} /> : t('payments.fact.no-deposit'),
      amount: turnover?.staked ?? null,
    },
  ];
  return (
    <Section title={t('payments.section.money')}>
      <dl className={styles.figures}>
        {lines.map(({ name, note, amount: figure }) => (
          <div key={name} className={styles.figure}>
            <dt>
              {name} {note !== undefined && <span className={styles.soft}>{note}</span>}
            </dt>
            <dd>{figure === null ? '–' : <Amount amount={figure} />}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Destination({
  payment,
  destination: { at, number, holderName, nameMatch },
}: {
  payment: Payment;
  destination: NonNullable<Payment['destination']>;
}) {
  const t = useT();
  const isCompared = nameMatch !== 'not compared';
  return (
    <Section title={t('payments.section.destination')}>
      <Facts
        facts={[
          { name: t('payments.fact.at'), value: at },
          { name: t('payments.fact.number'), value: <span className="figures">{number}</span> },
          ...(holderName === null ? [] : [{ name: t('payments.fact.holder'), value: holderName }]),
          { name: t('payments.fact.profile'), value: payment.playerName ?? '–' },
          {
            name: t('payments.fact.name-match'),
            value: (
              <Badge kind={isCompared ? (nameMatch === 'match' ? 'good' : 'bad') : 'neutral'}>
                {serverWord('payments.name', nameMatch)}
              </Badge>
            ),
          },
        ]}
      />
    </Section>
  );
}

function Waits({ payment, told }: { payment: Payment; told: string | undefined }) {
  const t = useT();
  const { waits, playerComment } = payment;
  const reasons = payment.reasons.filter((reason) => reason !== told);
  if (reasons.length === 0 && waits.length === 0 && playerComment === null) return null;
  return (
    <Section title={t('payments.fact.reason')}>
      <ul className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason}>{serverWord('payments.reason', reason)}</li>
        ))}
        {waits.map(({ reason, until }) => (
          <li key={reason}>
            {serverWord('payments.wait', reason)}{' '}
            <span className={styles.soft}>
              {t('payments.claim.until')} <Moment at={until} />
            </span>
          </li>
        ))}
        {playerComment !== null && (
          <li>
            {t('payments.fact.player-comment')}: {playerComment}
          </li>
        )}
      </ul>
    </Section>
  );
}

const linkedMax = 5;

/** Other accounts with the same destination, device, card or address. */
function Linked({ playerId }: { playerId: string }) {
  const t = useT();
  const { data, error } = useLinked(playerId);
  return (
    <Section title={t('payments.section.linked')}>
      {error && <p className={styles.soft}>{t('shared.failed')}</p>}
      {data?.length === 0 && <p className={styles.soft}>{t('payments.linked.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.slice(0, linkedMax).map(({ playerId: linkedId, userName, links }) => (
            <li key={linkedId} className={styles.pair}>
              <PlayerLink playerId={linkedId} userName={userName} />
              <span className={styles.soft}>
                {links.map(({ kind, detail }) => `${serverWord('payments.link', kind)} ${detail}`).join(', ')}
              </span>
            </li>
          ))}
          {data.length > linkedMax && (
            <li>
              <Link href={`/players/${playerId}`}>{t('payments.linked.more', { count: data.length - linkedMax })}</Link>
            </li>
          )}
        </ul>
      )}
    </Section>
  );
}

function OtherWithdrawals({ payment: { otherWithdrawals } }: { payment: Payment }) {
  const t = useT();
  if (otherWithdrawals.length === 0) return null;
  return (
    <Section title={t('payments.section.others')}>
      <ul className={styles.list}>
        {otherWithdrawals.map(({ id, state, amount, createdAt }) => (
          <li key={id} className={styles.figure}>
            <span>
              <Link href={`?id=${id}`}>
                <Moment at={createdAt} />
              </Link>{' '}
              <span className={styles.soft}>{serverWord('payments.state', state)}</span>
            </span>
            <Amount amount={amount} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What happened to it, the oldest first: by the player, the gateway, the platform and the staff. */
function Story({ payment: { timeline } }: { payment: Payment }) {
  const t = useT();
  return (
    <Section title={t('payments.section.story')}>
      <ol className={styles.story}>
        {timeline.map(({ state, at, by, note }) => (
          <li key={`${at} ${state}`}>
            <span className={styles.pair}>
              <span className={styles.state}>{serverWord('payments.state', state)}</span>
              <span className={styles.soft}>
                <Moment at={at} /> · {by}
              </span>
            </span>
            {note !== null && <span className={styles.soft}>{note}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What two people decided on, or have to. */
function Requests({ payment: { requests } }: { payment: Payment }) {
  const t = useT();
  if (requests.length === 0) return null;
  return (
    <Section title={t('payments.section.requests')}>
      <ol className={styles.story}>
        {requests.map(({ id, kind, maker, comment, since, approver, approved, decisionComment }) => (
          <li key={id}>
            <span className={styles.pair}>
              <span className={styles.state}>{serverWord('payments.request', kind)}</span>
              <span className={styles.soft}>
                <Moment at={since} />
              </span>
            </span>
            <span className={styles.soft}>
              {maker}: {comment}
            </span>
            {approved !== null && (
              <span className={styles.soft}>
                {t(approved ? 'payments.request.approved' : 'payments.request.refused', { name: approver ?? '' })}{' '}
                {decisionComment}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Record({ payment }: { payment: Payment }) {
  const t = useT();
  const { id, state, method, gateway, reference, gatewayReference, createdAt, sentAt } = payment;
  return (
    <Section title={t('payments.section.record')}>
      <Facts
        facts={[
          { name: t('payments.fact.state'), value: serverWord('payments.state', state) },
          { name: t('payments.fact.method'), value: `${serverWord('payments.method', method)} (${gateway})` },
          { name: t('payments.fact.created'), value: <Moment at={createdAt} /> },
          ...(sentAt === null ? [] : [{ name: t('payments.fact.sent'), value: <Moment at={sentAt} /> }]),
          { name: t('payments.fact.reference'), value: <IdText id={reference} /> },
          ...(gatewayReference === null
            ? []
            : [{ name: t('payments.fact.gateway-reference'), value: <IdText id={gatewayReference} /> }]),
          { name: t('payments.fact.id'), value: <IdText id={id} /> },
        ]}
      />
    </Section>
  );
}
