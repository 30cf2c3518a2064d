import { useT } from '@harmattan/i18n/use-t';
import { useQuery } from '@harmattan/queries';
import { useEnvironment } from '@harmattan/ui/environment';
import { call } from '../api/call.ts';
import { languageOf } from '../brand/language-of.ts';
import { AppLink } from '../page/app-link.tsx';
import linkStyles from '../page/card-link.module.css';
import { Banner } from './banner.tsx';
import styles from './banners.module.css';

/** What the operator points at, in one row. Nothing while none is known. */
export function Banners({ place }: { place: 'home' | 'lobby' }) {
  const t = useT();
  const lang = languageOf(useEnvironment());
  const { data = [] } = useQuery({
    queryKey: ['GET Marketing/GetBanners', place, lang],
    queryFn: ({ signal }) => call('GET Marketing/GetBanners', { query: { lang, place }, signal }),
  });
  if (data.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={t('shell.promotions')}>
      {data.map(({ id, imageURL, title, text, url }) => (
        <li key={id} className={styles.card}>
          <div className={styles.picture}>
            <Banner src={imageURL} />
          </div>
          <div className={styles.words}>
            <AppLink className={`${linkStyles.link} ${styles.title}`} href={url}>
              {title}
            </AppLink>
            <span className={styles.text}>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
