import { useT } from '@harmattan/i18n/use-t';
import { formatNaira, type Kobo, nairaFromKobo } from '@harmattan/kernel/money';
import { AmountField } from '@harmattan/ui/amount-field';
import { Button } from '@harmattan/ui/button';
import styles from './amount-choice.module.css';
import { limitText } from './limit-text.ts';
import type { AmountLimit } from './payment-methods.ts';

const quickAmountsKobo: readonly Kobo[] = [50_000n, 100_000n, 500_000n, 1_000_000n];

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
  const offered = quickAmountsKobo.filter(
    (amountKobo) => !limit || (amountKobo >= limit.minKobo && amountKobo <= limit.maxKobo),
  );
  return (
    <div className={styles.choice}>
      <AmountField
        {...field}
        label={t('cashier.amount')}
        hint={limit && t('cashier.amount.hint', { min: limitText(limit.minKobo), max: limitText(limit.maxKobo) })}
        refusedText={t('cashier.amount.refused')}
        onValueChange={onValueChange}
      />
      <fieldset className={styles.quick}>
        <legend className="visually-hidden">{t('cashier.amount.quick')}</legend>
        {offered.map((amountKobo) => (
          <Button
            key={String(amountKobo)}
            size="small"
            wide
            onClick={() => onValueChange(nairaFromKobo(amountKobo).replace(/\.00$/, ''))}
          >
            {formatNaira(amountKobo).replace(/\.00$/, '')}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
