import { useT } from '@harmattan/i18n/use-t';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import type { PlaySession } from '../../shared/session/use-play-session.ts';
import { hoursAndMinutes } from '../../shared/time/hours-and-minutes.ts';
import styles from './reality-check.module.css';

export function SessionFacts({ session }: { session: PlaySession }) {
  const t = useT();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('reality-check.time')}</dt>
        <dd>{t('reality-check.hours', hoursAndMinutes(session.playedSeconds))}</dd>
      </div>
      {(['staked', 'won', 'net'] as const).map((name) => (
        <div key={name} data-name={name}>
          <dt>{t(`reality-check.${name}`)}</dt>
          <dd>
            <WireMoney amount={session[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
