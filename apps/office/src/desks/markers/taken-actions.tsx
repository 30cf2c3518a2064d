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
        {detail !== null && <span>{detail}</span>}
        <span className={styles.note}>
          {by}, <Moment at={at} />
        </span>
      </p>
      <p className={styles.reason}>{reason}</p>
      <EffectTable
        label={t('markers.effect.of', { kind: t(`markers.kind.${kind}`) })}
        effects={effects.map(({ days, daysOver, before, after }) => ({
          ...{ days, before, after, isAfterKnown: daysOver > 0 },
          note: daysOver < days ? t('markers.effect.over', { daysOver, days }) : undefined,
        }))}
      />
    </article>
  ));
}
