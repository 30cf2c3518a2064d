import { useT } from '@harmattan/i18n/use-t';
import { formatMajor, type Minor, majorFromMinor } from '@harmattan/kernel/money';
import { AmountField } from '@harmattan/ui/amount-field';
import { Button } from '@harmattan/ui/button';
import { brand } from '../brand/brand.ts';
import styles from './amount-choice.module.css';
import { limitText } from './limit-text.ts';
import type { AmountLimit } from './payment-methods.ts';

const quickAmountsMinor: readonly Minor[] = [50_000n, 100_000n, 500_000n, 1_000_000n];

interface AmountChoiceProps {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
  limit: AmountLimit | undefined;
}

/** The limits are shown here and enforced by the server, which alone knows them for certain. */
export function AmountChoice({ limit, onValueChange, ...field }: AmountChoiceProps) {
  const t = useT();
  const offered = quickAmountsMinor.filter(
    (amountMinor) => !limit || (amountMinor >= limit.minMinor && amountMinor <= limit.maxMinor),
  );
  return (
    <div className={styles.choice}>
      <AmountField
        {...field}
        label={t('cashier.amount')}
        hint={
          limit &&
          t('cashier.amount.hint', { min: limitText(limit.minMinor, brand), max: limitText(limit.maxMinor, brand) })
        }
        refusedText={t('cashier.amount.refused')}
        onValueChange={onValueChange}
      />
      <fieldset className={styles.quick}>
        <legend className="visually-hidden">{t('cashier.amount.quick')}</legend>
        {offered.map((amountMinor) => (
          <Button
            key={String(amountMinor)}
            size="small"
            wide
            onClick={() => onValueChange(majorFromMinor(amountMinor).replace(/\.00$/, ''))}
          >
            {formatMajor(amountMinor).replace(/\.00$/, '')}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
