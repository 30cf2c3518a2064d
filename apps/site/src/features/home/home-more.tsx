import { useSession } from '../../shared/session/session.ts';
import { GamesStrip } from './games-strip.tsx';
import styles from './home-more.module.css';
import { TrustLine } from './trust-line.tsx';

/** What follows the matches. */
export function HomeMore() {
  const isVisitor = useSession() === undefined;
  return (
    <div className={styles.more}>
      <GamesStrip />
      {isVisitor && <TrustLine />}
    </div>
  );
}
