import { useT } from '@harmattan/i18n/use-t';
import { useSession } from '../../shared/session/session.ts';
import { accountAreas, cashierArea, helpAreas, sideAreas } from './menu-areas.ts';
import { MenuList } from './menu-list.tsx';
import { PromotionLinks } from './promotion-links.tsx';
import styles from './side-menu.module.css';
import { WithdrawButton } from './withdraw-button.tsx';

export function SideMenu() {
  const t = useT();
  const isPlayer = useSession() !== undefined;
  return (
    <nav aria-label={t('shell.menu')} className={styles.menu}>
      <MenuList areas={sideAreas(isPlayer)} />
      <PromotionLinks />
      {isPlayer && <MenuList areas={[cashierArea, ...accountAreas]} heading={t('shell.account')} />}
      {isPlayer && <WithdrawButton />}
      <MenuList areas={helpAreas} />
    </nav>
  );
}
