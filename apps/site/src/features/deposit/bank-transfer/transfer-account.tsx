import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { Icon } from '@harmattan/ui/icon';
import { TimeLeft } from '@harmattan/ui/time-left';
import { ChatLink } from '../../../shared/brand/chat-link.tsx';
import { StepHeading } from '../../../shared/cashier/step-heading.tsx';
import { wireAmountText } from '../../../shared/cashier/wire-amount.ts';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { AccountFacts } from './account-facts.tsx';
import styles from './transfer-account.module.css';
import type { OpenTransfer } from './use-open-transfer.ts';

const secondsOfMinute = 60;

export function TransferAccount({ transfer, onBack }: { transfer: OpenTransfer; onBack: () => void }) {
  const t = useT();
  const { bankName, accName, accNumber, amount, secondsLeft, endsAtMs, errorMessage } = transfer;
  const amountText = wireAmountText(amount);
  const minutes = Math.ceil(secondsLeft / secondsOfMinute);
  return (
    <div className={styles.account}>
      <StepHeading>{t('deposit.bank.send', { amount: amountText })}</StepHeading>
      <p className={styles.text}>{t('deposit.bank.life', { minutes })}</p>
      <FormMessage kind="info" text={errorMessage || undefined} />
      <AccountFacts {...{ bankName, accName, accNumber, amount }} />
      <p className={styles.time}>
        <Icon name="clock" />
        <span className={styles.timeName}>{t('deposit.bank.expires')}</span>
        <TimeLeft endsAtMs={endsAtMs} endedText={t('deposit.bank.ended')} />
      </p>
      <div className={styles.actions}>
        <ButtonLink kind="primary" size="large" wide href="/">
          {t('deposit.bank.sent')}
        </ButtonLink>
        <Button wide onClick={onBack}>
          {t('cashier.back')}
        </Button>
      </div>
      <p className={styles.note}>
        {t('deposit.bank.note')} <ChatLink>{t('deposit.chat')}</ChatLink>
      </p>
    </div>
  );
}
