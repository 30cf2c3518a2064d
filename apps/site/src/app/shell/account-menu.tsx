import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { userNameText } from '../../shared/forms/user-name-text.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { UnreadBadge } from '../navigation/unread-badge.tsx';
import { UnreadDot } from '../navigation/unread-dot.tsx';
import { WithdrawButton } from '../navigation/withdraw-button.tsx';
import { useLogOut } from '../session/use-log-out.ts';
import styles from './account-menu.module.css';
import { HeaderWithdraw } from './header-withdraw.tsx';
import { LanguageChoice } from './language-choice.tsx';

/**
 * The user name, and below it the messages and the way out. Where there is no room for the name a picture stands for it, and
 * the menu also has what does not fit into the row. Closes with Escape and when the focus leaves it.
 */
export function AccountMenu({ userName, isWide }: { userName: string; isWide: boolean }) {
  const t = useT();
  const logOut = useLogOut();
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    setIsOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to what its controls let through. */}
      <div className={styles.account} onBlur={onBlur} onKeyDown={onKeyDown}>
        <button
          ref={opener}
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={panelId}
          title={t('shell.account')}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isWide ? (
            <>
              {userNameText(userName)}
              <Icon name="down" size={14} />
            </>
          ) : (
            <>
              <Icon name="person" />
              <span className="visually-hidden">{userNameText(userName)}</span>
            </>
          )}
        </button>
        {isWide && <UnreadDot />}
        <div id={panelId} className={styles.panel} hidden={!isOpen}>
          {!isWide && (
            <div className={styles.head}>
              <p className={styles.who}>{userNameText(userName)}</p>
              <span className={styles.language}>
                <LanguageChoice />
              </span>
              <WithdrawButton />
            </div>
          )}
          <AppLink href="/Messages" className={styles.item} onClick={() => setIsOpen(false)}>
            <Icon name="chat" />
            {t('menu.messages')}
            <UnreadBadge />
          </AppLink>
          <button type="button" className={styles.item} onClick={logOut}>
            <Icon name="exit" />
            {t('shell.logout')}
          </button>
        </div>
      </div>
      {isWide && <HeaderWithdraw />}
    </>
  );
}
