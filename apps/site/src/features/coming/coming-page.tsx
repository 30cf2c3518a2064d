import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { PageHeading } from '../../shared/page-heading.tsx';
import { BaobabArt } from './baobab-art.tsx';
import styles from './coming-page.module.css';

/** Stands at an address until its own page is built. */
export function ComingPage({ title }: { title: string }) {
  const t = useT();
  return (
    <div className={styles.page}>
      <BaobabArt />
      <PageHeading className={styles.heading}>{title}</PageHeading>
      <p className={styles.text}>{t('coming.text')}</p>
      <ButtonLink href="/">{t('coming.home')}</ButtonLink>
    </div>
  );
}
