import { useT } from '@harmattan/i18n/use-t';
import { useLocation } from '@harmattan/router/location';
import { useEffect, useRef } from 'react';
import { AreaLink } from './area-link.tsx';
import { mainAreas, storeAreas } from './areas.ts';
import styles from './menu-strip.module.css';

/** Chips that scroll sideways; the one of the open page is brought into sight. */
export function MenuStrip() {
  const t = useT();
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: which chip is current follows the path.
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>('[aria-current="page"]')?.parentElement;
    // By hand: scrollIntoView would move the page up and down as well.
    if (chip && strip.current)
      strip.current.scrollLeft = chip.offsetLeft - (strip.current.clientWidth - chip.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav ref={strip} aria-label={t('shell.areas')} className={styles.strip}>
      <ul className={styles.chips}>
        {[...mainAreas, ...storeAreas].map((area) => (
          <li key={area.label}>
            <AreaLink area={area} className={styles.chip}>
              {t(area.label)}
            </AreaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
