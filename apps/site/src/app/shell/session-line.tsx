import { useT } from '@harmattan/i18n/use-t';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import { usePlaySession } from '../../shared/session/use-play-session.ts';
import { hoursAndMinutes } from '../../shared/time/hours-and-minutes.ts';
import styles from './account-menu.module.css';

/** How long the player has been playing, and with which result. */
export function SessionLine() {
  const t = useT();
  const { data: session } = usePlaySession();
  return (
    <p className={styles.session}>
      <span>
        {session?.startedAt ? t('menu.playing', hoursAndMinutes(session.playedSeconds)) : t('menu.not-playing')}
      </span>
      {session?.startedAt && (
        <span>
          {t('menu.result')} <WireMoney amount={session.net} />
        </span>
      )}
    </p>
  );
}
