import type { MessageId } from '@harmattan/i18n/messages';
import { useT } from '@harmattan/i18n/use-t';
import { CopyButton } from '@harmattan/ui/copy-button';
import { FactList } from '../../../shared/cashier/fact-list.tsx';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { useSession } from '../../../shared/session/session.ts';
import styles from './dial-steps.module.css';

interface DialStepsProps extends PanelProps {
  /** How one gets to the menu: `*150*00#`. */
  dial: string;
  /** What to choose there, in the words of that service. */
  choice: MessageId;
}

/** Mobile money that the player sends by hand: whom to pay, in whose name, and the way through the menu. */
export function DialSteps({ method, dial, choice }: DialStepsProps) {
  const t = useT();
  const reference = useSession()?.user.userName ?? '';
  const number = method.businessNumber ?? '';
  const steps = [
    t('deposit.dial.call', { dial }),
    t(choice),
    t('deposit.dial.business', { number }),
    t('deposit.dial.reference', { reference }),
    t('deposit.dial.amount'),
    t('deposit.dial.pin'),
  ];
  const copy = { label: t('cashier.copy'), copiedText: t('cashier.copied'), failedText: t('cashier.copy.failed') };
  const facts = [
    { name: t('deposit.dial.number'), value: number },
    { name: t('deposit.dial.name'), value: reference },
  ];
  return (
    <>
      <FactList
        facts={facts.map(({ name, value }) => ({
          name,
          value,
          action: <CopyButton {...copy} value={value} subject={name} />,
        }))}
      />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
      <p className={formStyles.text}>{t('deposit.dial.note')}</p>
    </>
  );
}
