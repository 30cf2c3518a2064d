import { Moment } from '../../shared/time/moment.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { useT } from './texts.ts';
import type { SwitchBlock } from './use-player.ts';

/** On whose word something is off, why, and what the player is told. Of an order that this person may not know, that there is one. */
export function BlockFacts({ block: { source, reason, until, playerText, by, since } }: { block: SwitchBlock }) {
  const t = useT();
  if (source === null) return <p>{t('players.block.hidden')}</p>;
  return (
    <Facts
      facts={[
        { name: t('players.block.source'), value: t(`players.source.${source}`) },
        { name: t('players.block.reason'), value: reason },
        {
          name: t('players.block.since'),
          value: (
            <>
              {since !== null && <Moment at={since} />} {by !== null && t('players.block.by', { name: by })}
            </>
          ),
        },
        {
          name: t('players.block.until'),
          value: until === null ? t('players.block.no-end') : <Moment at={until} />,
        },
        { name: t('players.block.text'), value: playerText ?? t('players.block.no-text') },
      ]}
    />
  );
}
