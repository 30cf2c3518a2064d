import type { MessageId } from '@harmattan/i18n/messages';
import { useT } from '@harmattan/i18n/use-t';
import { Logo } from '@harmattan/ui/logo';
import { brand } from '../../shared/brand/brand.ts';
import { offersApp } from '../../shared/device/web-view.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { now } from '../../shared/time/clock.ts';
import styles from './footer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const pages: readonly { href: string; label: MessageId }[] = [
  { href: '/Terms', label: 'shell.terms' },
  { href: '/ResponsibleGaming', label: 'shell.responsible' },
  { href: '/BettingRules', label: 'shell.rules' },
  { href: '/PrivacyPolicy', label: 'shell.privacy' },
  { href: '/Affiliates', label: 'shell.affiliates' },
  { href: '/contact', label: 'shell.contact' },
];

export function Footer({ isShort }: { isShort: boolean }) {
  const t = useT();
  const year = new Date(now()).getFullYear();
  return (
    <footer className={styles.footer} data-short={isShort || undefined}>
      <div className={styles.inside}>
        <div className={styles.top}>
          <Logo name={brand.name} picture={brand.logo} />
          <ThemeSwitch />
        </div>
        <nav aria-label={t('shell.info')}>
          <ul className={styles.links}>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <AppLink className={styles.link} href={href}>
                  {t(label)}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.age}>
          <span className={styles.mark} aria-hidden="true">
            18+
          </span>
          {t('shell.footer.age')}
        </p>
        {!isShort && <Claims />}
        <div className={styles.small}>
          {brand.isSample && <p>{t('shell.footer.sample', { brand: brand.name })}</p>}
          <p>
            © {year} {brand.legalName}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Who we are and where else: on every page but the player's own, which are shorter than this. */
function Claims() {
  const t = useT();
  return (
    <>
      {brand.licences.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('shell.footer.licences')}</h2>
          <ul className={styles.list}>
            {brand.licences.map((licence) => (
              <li key={licence}>{licence}</li>
            ))}
          </ul>
        </section>
      )}
      <StoreLink />
      {brand.social.length > 0 && (
        <nav aria-label={t('shell.footer.social')}>
          <h2 className={styles.heading}>{t('shell.footer.social')}</h2>
          <ul className={styles.links}>
            {brand.social.map(({ name, url }) => (
              <li key={url}>
                <a className={styles.link} href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

function StoreLink() {
  const t = useT();
  if (!brand.storeUrl || !offersApp) return null;
  return (
    <a className={styles.link} href={brand.storeUrl} target="_blank" rel="noopener">
      {t('shell.footer.store')}
    </a>
  );
}
