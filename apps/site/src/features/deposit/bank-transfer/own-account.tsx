import { useT } from '@harmattan/i18n/use-t';
import { Link } from '@harmattan/router/link';
import { Button } from '@harmattan/ui/button';
import { refusalOf } from '../../../shared/api/call-errors.ts';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { AccountFacts } from './account-facts.tsx';
import styles from './transfer-account.module.css';
import { useOpenOwnAccount, useOwnAccount } from './use-own-account.ts';

/** The account that stays the player's own. Where it is not known, nothing is shown: the form above works without it. */
export function OwnAccount() {
  const t = useT();
  const failureText = useFailureText();
  const { data: account } = useOwnAccount();
  const { mutate, isPending, error } = useOpenOwnAccount();
  const isIdentityNeeded = refusalOf<'POST Banking/OpenOwnAccount'>(error)?.status === 'VERIFICATION_IS_NEEDED';
  if (account === undefined) return null;
  return (
    <section className={styles.own} aria-labelledby="own-account">
      <h3 id="own-account">{t('deposit.own.title')}</h3>
      <p className={styles.note}>{t(account ? 'deposit.own.text' : 'deposit.own.lead')}</p>
      <div role="status">{account && <AccountFacts {...account} />}</div>
      {error && !isIdentityNeeded && <FormMessage kind="bad" text={failureText(error)} />}
      {isIdentityNeeded && (
        <>
          <FormMessage kind="bad" text={t('deposit.own.identity')} />
          <Link href="/verification">{t('deposit.own.verify')}</Link>
        </>
      )}
      {!account && !isIdentityNeeded && (
        <Button wide busy={isPending} onClick={() => mutate()}>
          {t('deposit.own.open')}
        </Button>
      )}
    </section>
  );
}
