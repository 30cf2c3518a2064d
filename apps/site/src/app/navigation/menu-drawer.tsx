import { useT } from '@harmattan/i18n/use-t';
import { Drawer } from '@harmattan/ui/drawer';
import { Icon } from '@harmattan/ui/icon';
import { useSession } from '../../shared/session/session.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { LanguageChoice } from '../shell/language-choice.tsx';
import { VisitorTools } from '../shell/visitor-tools.tsx';
import { LegalNotice } from './legal-notice.tsx';
import { accountAreas, drawerAreas } from './menu-areas.ts';
import styles from './menu-drawer.module.css';
import { MenuList } from './menu-list.tsx';
import { PlayerCard } from './player-card.tsx';
import { PromotionLinks } from './promotion-links.tsx';
import { useCloseAfterNavigation } from './use-close-after-navigation.ts';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const t = useT();
  const session = useSession();
  const logOut = useLogOut();
  useCloseAfterNavigation({ isOpen, onClose });
  return (
    <Drawer open={isOpen} title={t('shell.menu')} onClose={onClose} closeText={t('shell.close')}>
      <div className={styles.top}>
        {session ? (
          <PlayerCard session={session} />
        ) : (
          <>
            <VisitorTools />
            <LanguageChoice />
          </>
        )}
      </div>
      <nav aria-label={t('shell.menu')} className={styles.menu}>
        <MenuList areas={drawerAreas} />
        {isOpen && <PromotionLinks />}
        {session && <MenuList areas={accountAreas} heading={t('shell.account')} />}
      </nav>
      <LegalNotice />
      {session && (
        <button type="button" className={styles.logout} onClick={() => logOut()}>
          <Icon name="exit" />
          {t('shell.logout')}
        </button>
      )}
    </Drawer>
  );
}
