import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { Skeleton } from '@harmattan/ui/skeleton';
import { wireAmountText } from '../../shared/cashier/wire-amount.ts';
import styles from './quote-summary.module.css';
import type { Quote } from './use-quote.ts';
import { useWaitTexts } from './use-wait-texts.ts';

/**
 * What it costs, what arrives, and what it waits for. It takes its room while it is asked for: a button that moved under the finger when the answer came
 * would not be pressed.
 */
export function QuoteSummary({ quote }: { quote: Quote | 'asked' }) {
  const t = useT();
  const known = quote === 'asked' ? undefined : quote;
  const facts = [
    { name: t('withdraw.quote.fee'), value: known && feeText(known) },
    { name: t('withdraw.quote.receives'), value: known && wireAmountText(known.receives) },
  ];

  function feeText({ fee }: Quote): string {
    return fee === 0 ? t('withdraw.quote.free') : wireAmountText(fee);
  }

  return (
    <div className={styles.summary} role="status" aria-busy={!known}>
      <dl className={styles.facts} aria-hidden={!known}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className="figures">{value ?? <Skeleton width="6ch" />}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.waits}>{known ? <Waits quote={known} /> : <Skeleton width="80%" />}</div>
    </div>
  );
}

function Waits({ quote }: { quote: Quote }) {
  const waitTexts = useWaitTexts();
  const isWaiting = quote.waitsForTime !== null || quote.waitsForPerson !== null;
  return waitTexts(quote).map((text) => (
    <p key={text} className={styles.wait} data-waits={isWaiting || undefined}>
      <Icon name={isWaiting ? 'clock' : 'check'} size={16} />
      {text}
    </p>
  ));
}
