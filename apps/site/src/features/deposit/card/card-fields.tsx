import { useT } from '@harmattan/i18n/use-t';
import { TextField } from '@harmattan/ui/text-field';
import type { CardTexts } from './card.ts';
import styles from './card-fields.module.css';
import { CardNumberField } from './card-number-field.tsx';

interface CardFieldsProps {
  field: (name: Exclude<keyof CardTexts, 'amount'>) => {
    name: string;
    value: string;
    error: string | undefined;
    onValueChange: (value: string) => void;
  };
}

export function CardFields({ field }: CardFieldsProps) {
  const t = useT();
  const digits = { inputMode: 'numeric', required: true } as const;
  return (
    <>
      <CardNumberField {...field('cardNumber')} />
      <div className={styles.row}>
        <TextField
          {...digits}
          label={t('deposit.card.month')}
          placeholder="MM"
          autoComplete="cc-exp-month"
          maxLength={2}
          {...field('expireMonth')}
        />
        <TextField
          {...digits}
          label={t('deposit.card.year')}
          placeholder="YY"
          autoComplete="cc-exp-year"
          maxLength={2}
          {...field('expireYear')}
        />
        <TextField
          {...digits}
          type="password"
          label={t('deposit.card.cvv')}
          autoComplete="cc-csc"
          maxLength={4}
          {...field('cvv')}
        />
      </div>
    </>
  );
}
