import { useT } from '@harmattan/i18n/use-t';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import styles from './page-skeleton.module.css';

export function PageSkeleton() {
  const t = useT();
  return (
    <Loading label={t('shell.loading')}>
      <div className={styles.page}>
        <Skeleton width="60%" height="34px" />
        <Skeleton height="120px" />
        <Skeleton height="120px" />
      </div>
    </Loading>
  );
}
