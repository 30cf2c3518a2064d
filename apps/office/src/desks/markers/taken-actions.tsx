import type { HarmLetter } from '@harmattan/contract/office';
import { Moment } from '../../shared/time/moment.tsx';
import { EffectTable } from './effect-table.tsx';
import styles from './markers.module.css';
import { useT } from './texts.ts';
import type { TakenAction } from './use-markers.ts';

/** What the staff did, with the player's figures before and after each. */
export function TakenActions({ actions }: { actions: readonly TakenAction[] }) {
  const t = useT();
  return actions.map(({ id, kind, detail, reason, by, at, effects }) => (
    <article key={id} className={styles.card} aria-label={t(`markers.kind.${kind}`)}>
      <p className={styles.head}>
        <strong>{t(`markers.kind.${kind}`)}</strong>
        {detail !== null && <span>{kind === 'message' ? t(`markers.letter.${detail as HarmLetter}`) : detail}</span>}
        <span className={styles.note}>
          {by}, <Moment at={at} />
        </span>
      </p>
      <p className={styles.reason}>{reason}</p>
      <div className={styles.spans}>
        {effects.map(({ days, daysOver, ...sums }) => (
          <EffectTable
            key={days}
            name={t(`markers.kind.${kind}`)}
            days={days}
            {...sums}
            isAfterKnown={daysOver > 0}
            note={daysOver < days ? t('markers.effect.over', { daysOver, days }) : undefined}
          />
        ))}
      </div>
    </article>
  ));
}
