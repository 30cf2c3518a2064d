import { useT } from '@harmattan/i18n/use-t';
import { ToastRegion } from '@harmattan/ui/toast';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { SkipLink } from './skip-link.tsx';

const mainId = 'main';

export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div className={styles.shell}>
      <SkipLink targetId={mainId} />
      <Header />
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ToastRegion dismissText={t('shell.dismiss')} />
    </div>
  );
}
