import { useT } from '@harmattan/i18n/use-t';
import { formatMajor, type Minor, majorFromMinor } from '@harmattan/kernel/money';
import { AmountField } from '@harmattan/ui/amount-field';
import { Button } from '@harmattan/ui/button';
import { moneyText } from '@harmattan/ui/money-text';
import { brand } from '../brand/brand.ts';
import styles from './amount-choice.module.css';
import { amountExample } from './amount-example.ts';
import type { AmountLimit } from './payment-methods.ts';

const quickAmountsMinor: readonly Minor[] = [50_000n, 100_000n, 500_000n, 1_000_000n];

const quickMax = quickAmountsMinor.length;

interface AmountChoiceProps {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
  limit: AmountLimit | undefined;
  /** No amount above it is offered. */
  upToMinor?: Minor | undefined;
  /** Offered behind the usual amounts. */
  more?: readonly { amountMinor: Minor; label: string }[];
}

/** The limits are shown here and enforced by the server, which alone knows them for certain. */
export function AmountChoice({ limit, upToMinor, more = [], onValueChange, ...field }: AmountChoiceProps) {
  const t = useT();
  const last = limit?.lastMinor;
  const usual = last === undefined ? quickAmountsMinor : [...new Set([last, ...quickAmountsMinor])].slice(0, quickMax);
  const offered = usual.filter(
    (amountMinor) =>
      (!limit || (amountMinor >= limit.minMinor && amountMinor <= limit.maxMinor)) &&
      (upToMinor === undefined || amountMinor <= upToMinor),
  );
  const choose = (amountMinor: Minor) => onValueChange(majorFromMinor(amountMinor).replace(/\.00$/, ''));
  return (
    <div className={styles.choice}>
      <AmountField
        {...field}
        label={t('cashier.amount')}
        hint={
          limit &&
          t('cashier.amount.hint', { min: moneyText(limit.minMinor, brand), max: moneyText(limit.maxMinor, brand) })
        }
        refusedText={t('cashier.amount.refused', { example: amountExample })}
        onValueChange={onValueChange}
      />
      <fieldset className={styles.quick}>
        <legend className="visually-hidden">{t('cashier.amount.quick')}</legend>
        {offered.map((amountMinor) => (
          <Button key={String(amountMinor)} size="small" wide onClick={() => choose(amountMinor)}>
            {formatMajor(amountMinor).replace(/\.00$/, '')}
          </Button>
        ))}
        {more.map(({ amountMinor, label }) => (
          <Button key={label} size="small" wide onClick={() => choose(amountMinor)}>
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
