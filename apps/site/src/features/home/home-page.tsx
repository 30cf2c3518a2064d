import { Facts } from './facts.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { PlaceCard } from './place-card.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <div className={styles.columns}>
        <PlaceCard />
        <Facts />
      </div>
    </>
  );
}
