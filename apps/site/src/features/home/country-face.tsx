import { useT } from '@harmattan/i18n/use-t';
import { market } from '@harmattan/kernel/market';
import { Badge } from '@harmattan/ui/badge';
import { useEnvironment } from '@harmattan/ui/environment';
import { Icon } from '@harmattan/ui/icon';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { brand, isSandbox } from '../../shared/brand/brand.ts';
import { countryName } from '../../shared/brand/country-name.ts';
import styles from './country-face.module.css';

export function CountryFace({ country }: { country: string }) {
  const t = useT();
  const { language } = useEnvironment();
  const isOpen = country === market.country;
  return (
    <div className={styles.face}>
      <span className={styles.icon}>
        <Icon name="pin" size={24} />
      </span>
      <div>
        <p className={styles.label}>{t('welcome.place.label')}</p>
        <p className={styles.name}>{countryName(language, country)}</p>
      </div>
      <div className={styles.rest}>
        <Badge kind={isOpen ? 'good' : 'bad'}>
          <Icon name={isOpen ? 'check' : 'close'} size={14} />
          {t(isOpen ? 'welcome.place.open.badge' : 'welcome.place.closed.badge')}
        </Badge>
        <p>
          {t(isOpen ? 'welcome.place.open.text' : 'welcome.place.closed.text', {
            brand: brand.name,
            country: countryName(language),
          })}
        </p>
        {!isOpen && isSandbox && <p>{t('welcome.place.closed.sandbox')}</p>}
      </div>
    </div>
  );
}

export function CountrySkeleton() {
  const t = useT();
  return (
    <Loading label={t('welcome.place.loading')}>
      <div className={styles.face}>
        <Skeleton width="48px" height="48px" isRound />
        <div>
          <p className={styles.label}>
            <Skeleton width="9em" />
          </p>
          <p className={styles.name}>
            <Skeleton width="6em" />
          </p>
        </div>
        <div className={styles.rest}>
          <Skeleton width="8em" />
          <p>
            <Skeleton width="95%" />
            <Skeleton width="60%" />
          </p>
        </div>
      </div>
    </Loading>
  );
}
