import { Logo } from '@harmattan/ui/logo';
import styles from './brand-preview.module.css';
import { useT } from './texts.ts';
import type { BodyOf } from './use-content.ts';

/** The brand's name, colours and footer, on both grounds of the site. */
export function BrandPreview({ body }: { body: BodyOf<'brand'> }) {
  return (
    <div className={styles.both} inert>
      <Ground theme="dark" body={body} />
      <Ground theme="light" body={body} />
    </div>
  );
}

function Ground({ theme, body }: { theme: 'dark' | 'light'; body: BodyOf<'brand'> }) {
  const t = useT();
  const { name, legalName, licences, social, supportEmail, supportPhone, colours, logo } = body;
  const words = theme === 'dark' ? colours?.accentTextDark : colours?.accentTextLight;
  return (
    <div className={styles.ground} data-theme={theme}>
      <p>
        <Logo name={name} picture={logo} />
      </p>
      <p>
        <span className={styles.button} style={colours ? { background: colours.accent } : undefined}>
          {t('content.brand.button')}
        </span>
      </p>
      <p className={styles.words} style={words === undefined ? undefined : { color: words }}>
        {t('content.brand.words')}
      </p>
      <div className={styles.footer}>
        <p>{legalName}</p>
        {licences.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{social.map((one) => one.name).join(' · ')}</p>
        <p>
          {supportEmail} · {supportPhone}
        </p>
      </div>
    </div>
  );
}
