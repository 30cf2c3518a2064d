import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { useState } from 'react';
import type { Session } from '../../shared/session/session.ts';
import styles from './balance.module.css';
import { balanceText } from './balance-text.ts';

/** From here on the figure is set smaller on the narrowest screens. */
const longFrom = 8;
const hiddenKey = 'balanceHidden';
const dots = '•••••';

/** The player's money. One press hides it from onlookers, another shows it. */
export function Balance({ session }: { session: Session }) {
  const t = useT();
  const [isHidden, setIsHidden] = useState(() => stored() === 'true');
  const text = balanceText(session.balanceInfo.totalBalance);

  function change() {
    setIsHidden(!isHidden);
    store(String(!isHidden));
  }

  return (
    <button
      type="button"
      className={styles.balance}
      aria-pressed={isHidden}
      title={t('shell.balance.hide')}
      onClick={change}
    >
      <span className={styles.currency}>
        <span className="visually-hidden">{t('shell.balance')}</span> {session.user.currency}
        <Icon name={isHidden ? 'eye-off' : 'eye'} size={14} />
      </span>
      <span className={styles.figure} data-long={text.length >= longFrom || undefined}>
        {isHidden ? dots : text}
      </span>
    </button>
  );
}

function stored(): string | null {
  try {
    return localStorage.getItem(hiddenKey);
  } catch {
    return null;
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(hiddenKey, value);
  } catch {
    // Storage can be closed to a page in a web view; the choice then lasts as long as the page.
  }
}
