import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { Icon, type IconName } from '@harmattan/ui/icon';
import { ChatLink } from '../../shared/brand/chat-link.tsx';
import { StepHeading } from '../../shared/cashier/step-heading.tsx';
import { useReasonText } from '../../shared/cashier/use-reason-text.ts';
import { wireAmountText } from '../../shared/cashier/wire-amount.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { ClaimLink } from './claim/claim-link.tsx';
import styles from './deposit-outcome.module.css';
import type { DepositState } from './use-deposit-state.ts';

type Outcome = Exclude<DepositState['state'], 'waiting'>;

const icons: Record<Outcome, IconName> = { succeeded: 'check', failed: 'alert', expired: 'clock', review: 'search' };

interface DepositOutcomeProps {
  outcome: Outcome;
  amount: number;
  /** A word of ours, what the bank said, or empty. */
  reason: string;
  /** What came for it a second time. Null when nothing did. */
  secondAmount: number | null;
  /** What arrived above a limit of the player's, and is not credited. */
  aboveLimit?: number | null;
  onAgain: () => void;
}

/** How a deposit ended, and where the money is. */
export function DepositOutcome({ outcome, amount, reason, secondAmount, aboveLimit, onAgain }: DepositOutcomeProps) {
  const t = useT();
  const why = useReasonText()(reason);
  const isCredited = outcome === 'succeeded';
  return (
    <div className={styles.outcome} role="status">
      <div className={styles.head} data-outcome={outcome}>
        <span className={styles.icon}>
          <Icon name={icons[outcome]} />
        </span>
        <StepHeading>{t(`deposit.outcome.${outcome}`, { amount: wireAmountText(amount) })}</StepHeading>
      </div>
      {why && !isCredited && <p>{why}</p>}
      <p className={styles.text}>{t(`deposit.outcome.${outcome}.text`)}</p>
      {secondAmount != null && <p>{t('deposit.second', { amount: wireAmountText(secondAmount) })}</p>}
      {aboveLimit != null && <p>{t('deposit.above', { amount: wireAmountText(aboveLimit) })}</p>}
      {isCredited && (
        <p className={styles.text}>
          <AppLink href="/limits">{t(aboveLimit == null ? 'deposit.limit.offer' : 'deposit.limit.link')}</AppLink>
        </p>
      )}
      {(!isCredited || secondAmount != null) && (
        <p>
          <ChatLink>{t('deposit.chat')}</ChatLink>
        </p>
      )}
      {(outcome === 'failed' || outcome === 'expired') && <ClaimLink known={{ amount: String(amount) }} />}
      <div className={styles.actions}>
        {isCredited && (
          <ButtonLink kind="primary" size="large" wide href="/">
            {t('deposit.home')}
          </ButtonLink>
        )}
        <Button wide onClick={onAgain}>
          {t('deposit.again')}
        </Button>
      </div>
    </div>
  );
}
