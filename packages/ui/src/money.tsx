import type { Minor } from '@harmattan/kernel/money';
import { useEnvironment } from './environment.tsx';
import styles from './money.module.css';
import { moneyText, type SignShown, spokenMoney } from './money-text.ts';

interface MoneyProps {
  amountMinor: Minor;
  size?: 'inherit' | 'large' | 'display';
  /** `sand` for prices and prizes, `good` for money that came in. */
  tone?: 'inherit' | 'sand' | 'good';
  sign?: SignShown;
  /** Where it is not that of the page. */
  currency?: string | undefined;
}

export function Money({
  amountMinor,
  size = 'inherit',
  tone = 'inherit',
  sign = 'negative',
  currency: ownCurrency,
}: MoneyProps) {
  const { currency: pageCurrency, language } = useEnvironment();
  const currency = ownCurrency ?? pageCurrency;
  return (
    <span className={styles.money} data-size={size} data-tone={tone}>
      <span aria-hidden="true">{moneyText(amountMinor, { currency, sign })}</span>
      <span className="visually-hidden">{spokenMoney(amountMinor, { currency, language })}</span>
    </span>
  );
}
