import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { AreaLink } from './area-link.tsx';
import { shortcuts } from './areas.ts';
import styles from './bottom-menu.module.css';

export function BottomMenu() {
  const t = useT();
  return (
    <nav aria-label={t('shell.shortcuts')} className={styles.bar}>
      {shortcuts.map((area) => (
        <AreaLink key={area.label} area={area} className={styles.shortcut}>
          <Icon name={area.icon} />
          <span className={styles.label}>{t(area.label)}</span>
        </AreaLink>
      ))}
    </nav>
  );
}
