import { useT } from '@harmattan/i18n/use-t';
import { CopyButton } from '@harmattan/ui/copy-button';
import { FactList } from '../../../shared/cashier/fact-list.tsx';
import { wireAmountText } from '../../../shared/cashier/wire-amount.ts';
import styles from './transfer-account.module.css';

interface AccountFactsProps {
  bankName: string;
  accName: string;
  accNumber: string;
  /** Where the account asks for one. */
  amount?: number;
}

/** Where to send money: what a payer types, each with a button that copies it, and the name that the payer's bank shows. */
export function AccountFacts({ bankName, accName, accNumber, amount }: AccountFactsProps) {
  const t = useT();
  const copyOf = (value: string, subject: string) => (
    <CopyButton
      value={value}
      label={t('cashier.copy')}
      subject={subject}
      copiedText={t('cashier.copied')}
      failedText={t('cashier.copy.failed')}
    />
  );
  const number = t('deposit.bank.number');
  const amountName = t('deposit.bank.amount');
  return (
    <FactList
      facts={[
        { name: t('deposit.bank.name'), value: bankName },
        // Not every gateway tells it.
        ...(accName === '' ? [] : [{ name: t('deposit.bank.holder'), value: accName }]),
        { name: number, value: <AccountNumber digits={accNumber} />, action: copyOf(accNumber, number) },
        ...(amount === undefined
          ? []
          : [{ name: amountName, value: wireAmountText(amount), action: copyOf(String(amount), amountName) }]),
      ]}
    />
  );
}

/** In groups that the eye can hold. The gaps are drawn, so that a copy by hand has none. */
function AccountNumber({ digits }: { digits: string }) {
  const groups = /^(\d{4})(\d{3})(\d{3})$/.exec(digits)?.slice(1) ?? [digits];
  return (
    <span className={styles.number}>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one number never change places.
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
