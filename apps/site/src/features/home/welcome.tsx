import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { brand, mode } from '../../shared/brand/brand.ts';
import { countryName } from '../../shared/brand/country-name.ts';
import { Facts } from './facts.tsx';
import { PlaceCard } from './place-card.tsx';
import { SavannahArt } from './savannah-art.tsx';
import styles from './welcome.module.css';

/** Who we are, where the reader is, and what they should know. */
export function Welcome() {
  const t = useT();
  return (
    <>
      <section className={styles.hero}>
        <SavannahArt />
        <div className={styles.inside}>
          <div className={styles.words}>
            <h2 className={styles.heading}>
              {t(`welcome.${mode}.heading`, { country: countryName(useEnvironment().language) })}
            </h2>
            <p className={styles.text}>{t(`welcome.${mode}.text`, { brand: brand.name })}</p>
          </div>
        </div>
      </section>
      <div className={styles.columns}>
        <PlaceCard />
        <Facts />
      </div>
    </>
  );
}
