import { useState } from 'react';
import styles from './banner.module.css';

/** An uploaded picture is there in two widths; a drawn one fits every width. */
const widthsOf = (src: string) =>
  src.startsWith('/art/uploads/') ? `${src.replace('.webp', '-600.webp')} 600w, ${src} 1200w` : undefined;

/** Decoration: everything that it stands for is written beside it. Its room is kept from the start, also when it does not come. */
export function Banner({ src, isFirst = false }: { src: string; isFirst?: boolean }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={styles.room}>
      {!hasFailed && (
        <img
          className={styles.picture}
          src={src}
          srcSet={widthsOf(src)}
          sizes="(min-width: 720px) 600px, 100vw"
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
