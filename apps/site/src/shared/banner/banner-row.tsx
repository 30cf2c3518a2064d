import { lazyPart } from '../page/lazy-part.tsx';
import styles from './banner-row.module.css';

const Banners = lazyPart(async () => (await import('./banners.tsx')).Banners);

/** The room of the banners is kept while they come, so that nothing below them moves. */
export function BannerRow({ place }: { place: 'home' | 'lobby' }) {
  return (
    <div className={styles.room}>
      <Banners place={place} />
    </div>
  );
}
