import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { limitAmountText } from '../../shared/limits/limit-amount-text.ts';
import type { PlayerLimit } from '../../shared/limits/use-limits.ts';
import { Panel } from '../../shared/page/panel.tsx';
import { Moment } from '../../shared/time/moment.tsx';
import styles from './limit-card.module.css';
import { PendingRaise } from './pending-raise.tsx';

export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const satisfies PlayerLimit['kind'][];

interface LimitCardProps {
  kind: PlayerLimit['kind'];
  limits: PlayerLimit[];
  onChange: (limit: PlayerLimit) => void;
}

/** One kind of limit with its three periods. */
export function LimitCard({ kind, limits, onChange }: LimitCardProps) {
  const t = useT();
  return (
    <Panel title={t(`limits.kind.${kind}`)} text={t(`limits.kind.${kind}.text`)}>
      <ul className={styles.rows}>
        {limits.map((limit) => (
          <LimitRow key={limit.period} limit={limit} onChange={() => onChange(limit)} />
        ))}
      </ul>
      {isContradicted(limits) && <p className={styles.note}>{t('limits.contradiction')}</p>}
    </Panel>
  );
}

/** A longer period with a lower limit than a shorter one: the shorter one is never reached. */
function isContradicted(limits: PlayerLimit[]): boolean {
  const amounts = limits.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return amounts.some((amount, at) => amounts.slice(at + 1).some((longer) => longer < amount));
}

function LimitRow({ limit, onChange }: { limit: PlayerLimit; onChange: () => void }) {
  const t = useT();
  const { kind, period, amount } = limit;
  const name = t(`limits.period.${period}`);
  return (
    <li className={styles.row}>
      <h3 className={styles.period}>{name}</h3>
      <p className={`${styles.amount} figures`}>
        {amount === null ? <span className={styles.none}>{t('limits.none')}</span> : limitAmountText(t, kind, amount)}
      </p>
      <Button size="small" onClick={onChange}>
        {t(amount === null ? 'limits.set' : 'limits.change')}{' '}
        <span className="visually-hidden">{`${t(`limits.kind.${kind}`)}, ${name}`}</span>
      </Button>
      <Used limit={limit} />
      <PendingRaise limit={limit} />
    </li>
  );
}

function Used({ limit: { kind, amount, used, left, endsAt, setByOperator } }: { limit: PlayerLimit }) {
  const t = useT();
  if (amount === null || used === null || left === null || endsAt === null) return null;
  const shownUsed = Math.max(0, used);
  const usedText = limitAmountText(t, kind, shownUsed);
  return (
    <div className={styles.used}>
      <meter
        className={styles.meter}
        min={0}
        max={amount}
        value={Math.min(shownUsed, amount)}
        aria-label={t('limits.used.label')}
      >
        {usedText}
      </meter>
      <p className={`${styles.facts} figures`}>
        <span>{t('limits.used', { used: usedText, left: limitAmountText(t, kind, left) })}</span>
        <span>
          {t('limits.ends')} <Moment time={endsAt} />
        </span>
      </p>
      {setByOperator !== null && (
        <p className={styles.facts}>{t('limits.operator', { amount: limitAmountText(t, kind, setByOperator) })}</p>
      )}
    </div>
  );
}
