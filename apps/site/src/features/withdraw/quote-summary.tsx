import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { wireAmountText } from '../../shared/cashier/wire-amount.ts';
import styles from './quote-summary.module.css';
import type { Quote } from './use-quote.ts';
import { useWaitTexts } from './use-wait-texts.ts';

/** What it costs, what arrives, and what it waits for. */
export function QuoteSummary({ quote }: { quote: Quote }) {
  const t = useT();
  const waitTexts = useWaitTexts();
  const isWaiting = quote.waitsForTime !== null || quote.waitsForPerson !== null;
  const facts = [
    { name: t('withdraw.quote.fee'), value: quote.fee === 0 ? t('withdraw.quote.free') : wireAmountText(quote.fee) },
    { name: t('withdraw.quote.receives'), value: wireAmountText(quote.receives) },
  ];
  return (
    <div className={styles.summary} role="status">
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {waitTexts(quote).map((text) => (
        <p key={text} className={styles.wait} data-waits={isWaiting || undefined}>
          <Icon name={isWaiting ? 'clock' : 'check'} size={16} />
          {text}
        </p>
      ))}
    </div>
  );
}
