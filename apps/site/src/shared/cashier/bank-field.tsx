import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { FormMessage } from '../forms/form-message.tsx';
import { useFailureText } from '../forms/use-failure-text.ts';
import { BankSearch } from './bank-search.tsx';
import { useKudipalBanks } from './use-kudipal-banks.ts';

/** A shorter list is seen at a glance. */
const longFrom = 8;

interface BankFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

export function BankField(props: BankFieldProps) {
  const t = useT();
  const failureText = useFailureText();
  const { data: banks = [], error, isPending, refetch } = useKudipalBanks();
  return (
    <>
      {banks.length > longFrom && <BankSearch banks={banks} onChoose={props.onValueChange} />}
      <SelectField
        {...props}
        label={t('cashier.bank')}
        placeholder={t(isPending ? 'cashier.bank.loading' : 'cashier.bank.choose')}
        options={banks}
      />
      {error && (
        <>
          <FormMessage kind="bad" text={failureText(error)} />
          <Button onClick={() => refetch()}>{t('shell.retry')}</Button>
        </>
      )}
    </>
  );
}
