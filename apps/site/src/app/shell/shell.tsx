import { useT } from '@harmattan/i18n/use-t';
import { ToastRegion } from '@harmattan/ui/toast';
import type { ReactNode } from 'react';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { BottomMenu } from '../navigation/bottom-menu.tsx';
import { useIsWide } from '../navigation/use-is-wide.ts';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { SkipLink } from './skip-link.tsx';

const mainId = 'main';
const SideMenu = lazyPart(async () => (await import('../navigation/side-menu.tsx')).SideMenu, 'menu');
const AppUpdates = lazyPart(async () => (await import('../pwa/app-updates.tsx')).AppUpdates);
/** Below the page: the first paint does without it. */
const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer);
const Polling = lazyPart(async () => (await import('../polling/polling.tsx')).Polling);

interface ShellProps {
  /** A page of the player's own, which ends with a short footer. */
  isAccount: boolean;
  children: ReactNode;
}

export function Shell({ isAccount, children }: ShellProps) {
  const t = useT();
  const isWide = useIsWide();
  return (
    <div className={styles.shell}>
      <SkipLink targetId={mainId} />
      <Header />
      <div className={styles.body}>
        <div className={styles.side}>{isWide && <SideMenu />}</div>
        <div className={styles.column}>
          <main id={mainId} className={styles.main} tabIndex={-1}>
            {children}
          </main>
          <Footer isShort={isAccount} />
        </div>
      </div>
      {!isWide && <BottomMenu />}
      <ToastRegion dismissText={t('shell.dismiss')} />
      {import.meta.env.PROD && <AppUpdates />}
      <Polling />
    </div>
  );
}
