import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import styles from './book-skeleton.module.css';

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Matches as they will stand there: two clubs, three prices. */
export function BookSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={styles.rows}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <div className={styles.clubs}>
              <Skeleton width="40%" />
              <Skeleton width="90%" />
              <Skeleton width="70%" />
            </div>
            {['1', 'X', '2'].map((price) => (
              <Skeleton key={price} height="48px" />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
