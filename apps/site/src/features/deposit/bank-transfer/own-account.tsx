import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
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
  if (account === undefined) return null;
  return (
    <section className={styles.own} aria-labelledby="own-account">
      <h3 id="own-account">{t('deposit.own.title')}</h3>
      <p className={styles.note}>{t(account ? 'deposit.own.text' : 'deposit.own.lead')}</p>
      <div role="status">{account && <AccountFacts {...account} />}</div>
      {error && <FormMessage kind="bad" text={failureText(error)} />}
      {!account && (
        <Button wide busy={isPending} onClick={() => mutate()}>
          {t('deposit.own.open')}
        </Button>
      )}
    </section>
  );
}
