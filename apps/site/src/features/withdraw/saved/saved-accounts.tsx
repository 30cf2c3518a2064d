import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { IconButton } from '@harmattan/ui/icon-button';
import { useRef } from 'react';
import { StatusMessage } from '../../../shared/forms/status-message.tsx';
import { useAccountText } from '../use-account-text.ts';
import { useSavedAccounts } from '../use-saved-accounts.ts';
import { useSavedChoice } from '../use-saved-choice.ts';
import styles from './saved-accounts.module.css';
import { useHideAccount } from './use-hide-account.ts';

/** The accounts that were paid before, each a press away from its form. */
export function SavedAccounts() {
  const t = useT();
  const accountText = useAccountText();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { data } = useSavedAccounts();
  const { chosen, choose } = useSavedChoice();
  const { mutate: hide, error } = useHideAccount();
  if (!data || data.accounts.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-accounts">
      <h2 ref={headingRef} tabIndex={-1} id="saved-accounts" className={styles.title}>
        {t('withdraw.saved.title')}
      </h2>
      <ul className={styles.list}>
        {data.accounts.map((account) => {
          const place = accountText(account);
          return (
            <li key={account.id} className={styles.row}>
              <button
                type="button"
                className={styles.choose}
                aria-pressed={chosen?.id === account.id}
                onClick={() => choose(account)}
              >
                <span className={styles.words}>
                  <span className={styles.place}>{place}</span>
                  <span className={`${styles.number} figures`}>
                    {account.number}
                    {account.accountName !== null && ` · ${account.accountName}`}
                  </span>
                </span>
                {chosen?.id === account.id && <Icon name="check" />}
              </button>
              <IconButton
                icon="trash"
                label={t('withdraw.saved.hide', { account: `${place} ${account.number}` })}
                onClick={() => {
                  if (chosen?.id === account.id) choose(undefined);
                  // The button goes with its row.
                  headingRef.current?.focus();
                  hide(account.id);
                }}
              />
            </li>
          );
        })}
      </ul>
      <StatusMessage failure={error} />
    </section>
  );
}
