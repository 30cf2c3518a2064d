import { useT } from '@harmattan/i18n/use-t';
import { brand, mode } from '../../shared/brand.ts';
import { PageHeading } from '../../shared/page-heading.tsx';
import styles from './hero.module.css';
import { SavannahArt } from './savannah-art.tsx';

export function Hero() {
  const t = useT();
  return (
    <section className={styles.hero}>
      <SavannahArt />
      <div className={styles.inside}>
        <div className={styles.words}>
          <PageHeading className={styles.heading}>{t(`home.hero.${mode}.heading`)}</PageHeading>
          <p className={styles.text}>{t(`home.hero.${mode}.text`, { brand: brand.name })}</p>
        </div>
      </div>
    </section>
  );
}
