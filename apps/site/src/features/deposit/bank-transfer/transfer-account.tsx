import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { CopyButton } from '@harmattan/ui/copy-button';
import { Icon } from '@harmattan/ui/icon';
import { TimeLeft } from '@harmattan/ui/time-left';
import { ChatLink } from '../../../shared/brand/chat-link.tsx';
import { FactList } from '../../../shared/cashier/fact-list.tsx';
import { StepHeading } from '../../../shared/cashier/step-heading.tsx';
import { wireAmountText } from '../../../shared/cashier/wire-amount.ts';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import styles from './transfer-account.module.css';
import type { OpenTransfer } from './use-open-transfer.ts';

const secondsOfMinute = 60;

export function TransferAccount({ transfer, onBack }: { transfer: OpenTransfer; onBack: () => void }) {
  const t = useT();
  const { bankName, accName, accNumber, amount, secondsLeft, endsAtMs, errorMessage } = transfer;
  const amountText = wireAmountText(amount);
  const minutes = Math.ceil(secondsLeft / secondsOfMinute);
  const copy = (
    <CopyButton
      value={accNumber}
      label={t('cashier.copy')}
      subject={t('deposit.bank.number')}
      copiedText={t('cashier.copied')}
      failedText={t('cashier.copy.failed')}
    />
  );
  return (
    <div className={styles.account}>
      <StepHeading>{t('deposit.bank.send', { amount: amountText })}</StepHeading>
      <p className={styles.text}>{t('deposit.bank.life', { minutes })}</p>
      <FormMessage kind="info" text={errorMessage || undefined} />
      <FactList
        facts={[
          { name: t('deposit.bank.name'), value: bankName },
          // Not every gateway tells it.
          ...(accName === '' ? [] : [{ name: t('deposit.bank.holder'), value: accName }]),
          { name: t('deposit.bank.number'), value: <AccountNumber digits={accNumber} />, action: copy },
          { name: t('deposit.bank.amount'), value: amountText },
        ]}
      />
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
