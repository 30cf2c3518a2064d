import { useT } from '@harmattan/i18n/use-t';
import { DropDown } from '@harmattan/ui/drop-down';
import { Icon } from '@harmattan/ui/icon';
import { userNameText } from '../../shared/forms/user-name-text.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { UnreadBadge } from '../navigation/unread-badge.tsx';
import { UnreadDot } from '../navigation/unread-dot.tsx';
import { useLogOut } from '../session/use-log-out.ts';
import styles from './account-menu.module.css';

/** The user name, and below it the messages and the way out. */
export function AccountMenu({ userName }: { userName: string }) {
  const t = useT();
  const logOut = useLogOut();
  return (
    <div className={styles.account}>
      <DropDown label={userNameText(userName)} title={t('shell.account')}>
        {(close) => (
          <>
            <AppLink href="/Messages" onClick={close}>
              <Icon name="chat" />
              {t('menu.messages')}
              <UnreadBadge />
            </AppLink>
            <button type="button" onClick={logOut}>
              <Icon name="exit" />
              {t('shell.logout')}
            </button>
          </>
        )}
      </DropDown>
      <UnreadDot />
    </div>
  );
}
