import { useT } from '@harmattan/i18n/use-t';
import { Logo } from '@harmattan/ui/logo';
import { brand, isSandbox } from '../../shared/brand/brand.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { useSession } from '../../shared/session/session.ts';
import { MenuButton } from '../navigation/menu-button.tsx';
import { MenuStrip } from '../navigation/menu-strip.tsx';
import { useIsWide } from '../navigation/use-is-wide.ts';
import styles from './header.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PlayerTools } from './player-tools.tsx';
import { SandboxMark } from './sandbox-mark.tsx';
import { VisitorTools } from './visitor-tools.tsx';

const UnreadDot = lazyPart(async () => (await import('../navigation/unread-dot.tsx')).UnreadDot, 'menu');

export function Header() {
  const t = useT();
  const session = useSession();
  const isWide = useIsWide();
  return (
    <header className={styles.header}>
      {isSandbox && <SandboxMark />}
      <OfflineBar />
      <div className={styles.row}>
        {!isWide && <MenuButton />}
        {!isWide && session && <UnreadDot />}
        <AppLink href="/" className={styles.home} aria-label={t('shell.logo', { brand: brand.name })}>
          <Logo name={brand.name} picture={brand.logo} />
        </AppLink>
        <div className={styles.tools}>
          {/* A player's balance needs the room on a phone; the menu of the account has the languages then. */}
          <span className={session && styles.roomy}>
            <LanguageChoice />
          </span>
          {session ? <PlayerTools session={session} isWide={isWide} /> : <VisitorTools />}
        </div>
      </div>
      {!isWide && <MenuStrip />}
    </header>
  );
}
