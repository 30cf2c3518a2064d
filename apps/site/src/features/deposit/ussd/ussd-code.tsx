import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { CopyButton } from '@harmattan/ui/copy-button';
import { Icon } from '@harmattan/ui/icon';
import { Waiting } from '../../../shared/cashier/waiting.tsx';
import { wireAmountText } from '../../../shared/cashier/wire-amount.ts';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { dialAddress } from './dial-address.ts';
import type { UssdDeposit } from './use-ussd-deposit.ts';
import styles from './ussd-code.module.css';

export function UssdCode({ deposit, onBack }: { deposit: UssdDeposit; onBack: () => void }) {
  const t = useT();
  const { ussdCode, amount, errorMessage } = deposit;
  return (
    <div className={styles.view}>
      <Waiting title={t('deposit.ussd.dial')} text={t('deposit.ussd.text', { amount: wireAmountText(amount) })} />
      <FormMessage kind="info" text={errorMessage || undefined} />
      <div className={styles.code}>
        <output className={`${styles.figures} figures`} aria-label={t('deposit.ussd.code')}>
          {ussdCode}
        </output>
        <div className={styles.acts}>
          <a className={styles.dial} href={dialAddress(ussdCode)}>
            <Icon name="phone" />
            {t('deposit.ussd.call')}
          </a>
          <CopyButton
            value={ussdCode}
            label={t('cashier.copy')}
            subject={t('deposit.ussd.code')}
            copiedText={t('cashier.copied')}
            failedText={t('cashier.copy.failed')}
          />
        </div>
      </div>
      <Button wide onClick={onBack}>
        {t('cashier.back')}
      </Button>
    </div>
  );
}
