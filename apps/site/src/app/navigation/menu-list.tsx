import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { setFlag } from '../../shared/brand/flags.ts';
import { AreaLink } from './area-link.tsx';
import { type Area, myBets } from './areas.ts';
import { messagesArea } from './menu-areas.ts';
import styles from './menu-list.module.css';
import { UnreadBadge } from './unread-badge.tsx';

/** From the large menu a player goes straight to the supplier's own list of bets. */
const toProvidersList = () => setFlag('RedirectToProviderMybets');

export function MenuList({ areas, heading }: { areas: readonly Area[]; heading?: string }) {
  const t = useT();
  return (
    <div>
      {heading !== undefined && <h3 className={styles.heading}>{heading}</h3>}
      <ul className={styles.list}>
        {areas.map((area) => (
          <li key={area.label}>
            <AreaLink area={area} className={styles.link} onClick={area === myBets ? toProvidersList : undefined}>
              <Icon name={area.icon} />
              {t(area.label)}
              {area === messagesArea && <UnreadBadge />}
            </AreaLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
