import { Link } from '@harmattan/router/link';
import { useLocation } from '@harmattan/router/location';
import { Icon, type IconName } from '@harmattan/ui/icon';
import type { Worklist } from '../../shared/desk.ts';
import { useDesks } from '../desks.ts';
import { useWaiting } from '../home/use-waiting.ts';
import { useT } from '../texts.ts';
import styles from './menu.module.css';

/** Beside the page; on a phone below it. */
export function Menu() {
  const t = useT();
  const desks = useDesks();
  return (
    <nav className={styles.menu} aria-label={t('app.menu')}>
      <ul className={styles.list}>
        <MenuItem href="/" icon="screen" label={t('app.home')} />
        {desks.map(({ name, title, icon, worklist }) => (
          <MenuItem key={name} href={`/${name}`} icon={icon} label={title()} worklist={worklist} />
        ))}
      </ul>
    </nav>
  );
}

interface MenuItemProps {
  href: string;
  icon: IconName;
  label: string;
  worklist?: Worklist | undefined;
}

function MenuItem({ href, icon, label, worklist }: MenuItemProps) {
  const { pathname } = useLocation();
  const isCurrent = href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
  return (
    <li>
      <Link href={href} className={styles.item} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name={icon} size={18} />
        <span className={styles.label}>{label}</span>
        {worklist && <Count worklist={worklist} />}
      </Link>
    </li>
  );
}

function Count({ worklist }: { worklist: Worklist }) {
  const t = useT();
  const { mine } = useWaiting(worklist);
  const count = mine?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count} title={t('app.waits', { count })}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">, {t('app.waits', { count })}</span>
    </span>
  );
}
