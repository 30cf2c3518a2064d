import { useT } from '@harmattan/i18n/use-t';
import { DropDown } from '@harmattan/ui/drop-down';
import { Icon } from '@harmattan/ui/icon';
import { userNameText } from '../../shared/forms/user-name-text.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { UnreadBadge } from '../navigation/unread-badge.tsx';
import { UnreadDot } from '../navigation/unread-dot.tsx';
import { WithdrawButton } from '../navigation/withdraw-button.tsx';
import { useLogOut } from '../session/use-log-out.ts';
import styles from './account-menu.module.css';
import { HeaderWithdraw } from './header-withdraw.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SessionLine } from './session-line.tsx';

/**
 * The user name, and below it the messages and the way out. Where there is no room for the name a picture stands for it, and
 * the menu also has what does not fit into the row.
 */
export function AccountMenu({ userName, isWide }: { userName: string; isWide: boolean }) {
  const t = useT();
  const logOut = useLogOut();
  const name = userNameText(userName);
  return (
    <>
      <div className={styles.account}>
        <DropDown label={isWide ? name : <Picture name={name} />} title={t('shell.account')} isCompact={!isWide}>
          {(close) => (
            <>
              {!isWide && <AccountHead name={name} />}
              <SessionLine />
              <AppLink href="/Messages" onClick={close}>
                <Icon name="chat" />
                {t('menu.messages')}
                <UnreadBadge />
              </AppLink>
              <button type="button" onClick={() => logOut()}>
                <Icon name="exit" />
                {t('shell.logout')}
              </button>
            </>
          )}
        </DropDown>
        {isWide && <UnreadDot />}
      </div>
      {isWide && <HeaderWithdraw />}
    </>
  );
}

function Picture({ name }: { name: string }) {
  return (
    <>
      <Icon name="person" />
      <span className="visually-hidden">{name}</span>
    </>
  );
}

function AccountHead({ name }: { name: string }) {
  return (
    <div className={styles.head}>
      <p className={styles.who}>{name}</p>
      <span className={styles.language}>
        <LanguageChoice />
      </span>
      <WithdrawButton />
    </div>
  );
}
