import { useState } from 'react';
import styles from './banner.module.css';

/** Decoration: everything that it stands for is written beside it. Its room is kept from the start, also when it does not come. */
export function Banner({ src, isFirst = false }: { src: string; isFirst?: boolean }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={styles.room}>
      {!hasFailed && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          width={960}
          height={540}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setHasFailed(true)}
        />
      )}
    </div>
  );
}
