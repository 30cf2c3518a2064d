import type { OfficeCallData } from '@harmattan/contract/office';
import { EmptyState } from '@harmattan/ui/empty-state';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { EffectTable } from './effect-table.tsx';
import styles from './markers.module.css';
import { MarkersFrame } from './markers-frame.tsx';
import { useT } from './texts.ts';
import { useEffects } from './use-markers.ts';

export function EffectsPage() {
  const t = useT();
  const query = useEffects();
  return (
    <MarkersFrame>
      <p className={styles.note}>{t('markers.effects.note')}</p>
      <Remote query={query}>{(kinds) => <Kinds kinds={kinds.filter(({ actions }) => actions > 0)} />}</Remote>
    </MarkersFrame>
  );
}

function Kinds({ kinds }: { kinds: OfficeCallData<'GET Markers/Effects'> }) {
  const t = useT();
  if (kinds.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="info" title={t('markers.effects.none')} text={t('markers.effects.none.text')} />
      </div>
    );
  return kinds.map(({ kind, actions, effects }) => (
    <section key={kind} className={styles.card} aria-label={t(`markers.kind.${kind}`)}>
      <p className={styles.head}>
        <strong>{t(`markers.kind.${kind}`)}</strong>
        <span className={styles.note}>{t('markers.effects.count', { actions })}</span>
      </p>
      <div className={styles.spans}>
        {effects.map(({ days, actions: over, ...sums }) => (
          <EffectTable
            key={days}
            name={t(`markers.kind.${kind}`)}
            days={days}
            {...sums}
            isAfterKnown={over > 0}
            note={over < actions ? t('markers.effects.over', { over, actions }) : undefined}
          />
        ))}
      </div>
    </section>
  ));
}
