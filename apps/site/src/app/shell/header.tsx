import { useT } from '@harmattan/i18n/use-t';
import { Logo } from '@harmattan/ui/logo';
import { AppLink } from '../../shared/app-link.tsx';
import { brand, isSandbox } from '../../shared/brand.ts';
import styles from './header.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { SandboxMark } from './sandbox-mark.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const t = useT();
  return (
    <header className={styles.header}>
      {isSandbox && <SandboxMark />}
      <div className={styles.row}>
        <AppLink href="/" className={styles.home} aria-label={t('shell.logo', { brand: brand.name })}>
          <Logo name={brand.name} />
        </AppLink>
        <LanguageChoice />
        <ThemeSwitch />
      </div>
    </header>
  );
}
