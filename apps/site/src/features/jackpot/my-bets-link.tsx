import { useT } from '@harmattan/i18n/use-t';
import { Link } from '@harmattan/router/link';
import { useSession } from '../../shared/session/session.ts';
import { signInState } from '../../shared/session/sign-in-state.ts';
import styles from './my-bets-link.module.css';

const betsPath = '/ManualJackpotBet';

/** A visitor signs in first, and then gets there. */
export function MyBetsLink() {
  const t = useT();
  const isVisitor = useSession() === undefined;
  return (
    <Link
      className={styles.link}
      href={isVisitor ? '/login' : betsPath}
      state={isVisitor ? signInState(betsPath) : undefined}
    >
      {t('jackpot.my-bets')}
    </Link>
  );
}
