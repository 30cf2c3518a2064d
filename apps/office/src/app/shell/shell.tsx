import type { ReactNode } from 'react';
import { GlassStrips } from '../break-glass/glass-strips.tsx';
import { Palette } from '../palette/palette.tsx';
import { usePalette } from '../palette/use-palette.ts';
import { useT } from '../texts.ts';
import { Menu } from './menu.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useLeaveWhenAway } from './use-leave-when-away.ts';

export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const { isOpen, open, close } = usePalette();
  useLeaveWhenAway();
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {t('app.skip')}
      </a>
      <TopBar onSearch={open} />
      <Menu />
      <main id="content" className={styles.main} tabIndex={-1}>
        <GlassStrips />
        {children}
      </main>
      {isOpen && <Palette onClose={close} />}
    </div>
  );
}
