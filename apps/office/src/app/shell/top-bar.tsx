import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { Icon } from '@harmattan/ui/icon';
import { IconButton } from '@harmattan/ui/icon-button';
import { Logo } from '@harmattan/ui/logo';
import { isResting } from '../../shared/api/refresh.ts';
import { useMe } from '../../shared/session/me.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { brand, mode } from '../brand.ts';
import { GlassButton } from '../break-glass/glass-button.tsx';
import { useT } from '../texts.ts';
import { SessionLeft } from './session-left.tsx';
import { signOut } from './sign-out.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

export function TopBar({ onSearch }: { onSearch: () => void }) {
  const t = useT();
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.home}>
        <Logo name={brand.name} picture={brand.logo} />
        <span className={styles.office}>{t('app.short')}</span>
      </Link>
      {mode === 'sandbox' && (
        <span className={styles.wide}>
          <Badge kind="info">{t('app.sandbox')}</Badge>
        </span>
      )}
      <button type="button" className={styles.search} onClick={onSearch}>
        <Icon name="search" size={18} />
        <span className={styles.searchText}>{t('app.search')}</span>
        <kbd className={styles.keys}>{t('app.search.keys')}</kbd>
      </button>
      <div className={styles.end}>
        <Resting />
        <SessionLeft />
        <Account />
        <GlassButton />
        <ThemeSwitch />
        <IconButton icon="exit" label={t('app.sign-out')} onClick={signOut} />
      </div>
    </header>
  );
}

function Account() {
  const t = useT();
  const { fullName, roles } = useMe();
  const words = roles.map((role) => serverWord('app.role', role)).join(', ');
  return (
    <span className={styles.account} title={t('app.account', { name: fullName, roles: words })}>
      <span className={styles.name}>{fullName}</span>
      <span className={styles.roles}>{words}</span>
    </span>
  );
}

const lookMs = 10_000;

function Resting() {
  const t = useT();
  useNow(lookMs);
  return (
    <span role="status" title={t('app.resting.note')}>
      {isResting() && <Badge>{t('app.resting')}</Badge>}
    </span>
  );
}
