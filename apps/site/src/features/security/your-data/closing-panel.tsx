import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useState } from 'react';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { amountText } from '../../../shared/money/amount-text.ts';
import { Panel } from '../../../shared/page/panel.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { type Closing, useClosing } from './use-closing.ts';
import styles from './your-data.module.css';

export function ClosingPanel() {
  const t = useT();
  return (
    <Panel title={t('rights.close.title')} text={t('rights.close.text')}>
      <ClosingFace />
    </Panel>
  );
}

function ClosingFace() {
  const t = useT();
  const failureText = useFailureText();
  const { data: closing, error, refetch, isPending } = useClosing();
  if (isPending) {
    return (
      <Loading label={t('rights.close.loading')}>
        <Skeleton height="104px" />
      </Loading>
    );
  }
  if (!closing) {
    return (
      <ErrorState
        title={t('rights.close.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  return closing.mayClose ? <MayClose closing={closing} /> : <Obstacles closing={closing} />;
}

function MayClose({ closing: { keptYears } }: { closing: Closing }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className={styles.soft}>{t('rights.close.break')}</p>
      <div className={styles.ways}>
        <ButtonLink href="/limits">{t('rights.close.limits')}</ButtonLink>
        <Button onClick={() => setIsOpen(true)}>{t('rights.close.open')}</Button>
      </div>
      <CloseDialog isOpen={isOpen} keptYears={keptYears} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** What stands in the way, each with what to do about it. */
function Obstacles({ closing: { balance, held, payments, bets } }: { closing: Closing }) {
  const t = useT();
  return (
    <>
      <p>{t('rights.close.not-yet')}</p>
      <ul className={styles.list}>
        {balance !== 0 && <li>{t('rights.close.balance', { amount: amountText(balance) })}</li>}
        {held !== 0 && <li>{t('rights.close.held', { amount: amountText(held) })}</li>}
        {payments > 0 && <li>{t('rights.close.payments', { count: payments })}</li>}
        {bets > 0 && <li>{t('rights.close.bets')}</li>}
      </ul>
      <div className={styles.ways}>
        {balance > 0 && <ButtonLink href="/withdraw">{t('rights.close.withdraw')}</ButtonLink>}
        {payments > 0 && <ButtonLink href="/TransactionHistory">{t('rights.close.see-payments')}</ButtonLink>}
        {bets > 0 && <ButtonLink href="/Sports/mybets">{t('rights.close.see-bets')}</ButtonLink>}
      </div>
    </>
  );
}
