import { Link } from '@harmattan/router/link';
import { Icon } from '@harmattan/ui/icon';
import { Skeleton } from '@harmattan/ui/skeleton';
import { useShortMoment } from '../../shared/time/moment.tsx';
import styles from './switch-signs.module.css';
import { useT } from './texts.ts';
import { type PlayerSwitch, useSwitches } from './use-player.ts';

/** What the player may do, at a glance. Each sign leads to the switches. */
export function SwitchSigns({ playerId }: { playerId: string }) {
  const t = useT();
  const { data, error } = useSwitches(playerId);
  // The tab of the switches says what went wrong, and has the way to try again.
  if (error && !data) return <p className={styles.failed}>{t('players.switches.failed')}</p>;
  if (!data) return <Skeleton height="34px" />;
  return (
    <ul className={styles.signs} aria-label={t('players.switches.label')}>
      {data.switches.map((one) => (
        <li key={one.switch}>
          <Sign playerId={playerId} shown={one} />
        </li>
      ))}
    </ul>
  );
}

function Sign({ playerId, shown }: { playerId: string; shown: PlayerSwitch }) {
  const t = useT();
  const why = useWhy(shown);
  return (
    <Link href={`/players/${playerId}/switches`} className={styles.sign} data-off={!shown.on || undefined}>
      <Icon name={shown.on ? 'check' : 'close'} size={14} />
      <span>
        <strong>{t(`players.switch.${shown.switch}`)}</strong> {shown.on ? t('players.on') : why}
      </span>
    </Link>
  );
}

/** `off: risk, until 18 Nov 2026, 22:00`. Of several sources each is named; the time is that of the last to end. */
function useWhy({ blocks }: PlayerSwitch): string {
  const t = useT();
  const shortMoment = useShortMoment();
  const sources = blocks.map(({ source }) => t(`players.source.${source ?? 'hidden'}`)).join(', ');
  const ends = blocks.map(({ until }) => until);
  const last = ends.includes(null) ? undefined : ends.toSorted().at(-1);
  return last ? t('players.off.until', { sources, until: shortMoment(last) }) : t('players.off', { sources });
}
