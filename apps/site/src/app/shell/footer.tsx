import { useT } from '@harmattan/i18n/use-t';
import { AppLink } from '../../shared/app-link.tsx';
import { brand, isSandbox } from '../../shared/brand.ts';
import { now } from '../../shared/clock.ts';
import styles from './footer.module.css';

export function Footer() {
  const t = useT();
  const year = new Date(now()).getFullYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.age}>
          <span className={styles.mark} aria-hidden="true">
            18+
          </span>
          {t('shell.footer.age')}
        </p>
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
        <div className={styles.small}>
          {brand.isSample && <p>{t('shell.footer.sample', { brand: brand.name })}</p>}
          <p>
            © {year} {brand.legalName}
          </p>
        </div>
        {isSandbox && (
          <AppLink className={styles.link} href="/gallery">
            {t('shell.footer.gallery')}
          </AppLink>
        )}
      </div>
    </footer>
  );
}
