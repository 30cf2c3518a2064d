import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { FormMessage } from '../forms/form-message.tsx';
import { useFailureText } from '../forms/use-failure-text.ts';
import { useKudipalBanks } from './use-kudipal-banks.ts';

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
