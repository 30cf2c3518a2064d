import { Badge } from '@harmattan/ui/badge';
import { EmptyState } from '@harmattan/ui/empty-state';
import { PlayerLink } from '../../../shared/view/player-link.tsx';
import remoteStyles from '../../../shared/view/remote.module.css';
import { Remote } from '../../../shared/view/remote.tsx';
import { DataTable } from '../data-table.tsx';
import section from '../section.module.css';
import { useT } from '../texts.ts';
import { type Player, useLinked } from '../use-player.ts';
import styles from './linked-tab.module.css';

/** Other accounts that may be the same person's, the most likely first, and why. */
export function LinkedTab({ player: { playerId } }: { player: Player }) {
  const t = useT();
  const query = useLinked(playerId);
  return (
    <Remote query={query}>
      {(accounts) =>
        accounts.length === 0 ? (
          <div className={remoteStyles.panel}>
            <EmptyState icon="person" title={t('players.linked.empty')} text={t('players.linked.empty.text')} />
          </div>
        ) : (
          <>
            <p className={section.soft}>{t('players.linked.note')}</p>
            <DataTable
              label={t('players.tab.linked')}
              rows={accounts}
              keyOf={(account) => account.playerId}
              columns={[
                { title: t('players.column.number'), show: (account) => <PlayerLink {...account} /> },
                { title: t('players.column.points'), look: 'figure', show: ({ points }) => points },
                { title: t('players.column.why'), look: 'wide', show: ({ links }) => <Links links={links} /> },
              ]}
            />
          </>
        )
      }
    </Remote>
  );
}

type Links = NonNullable<ReturnType<typeof useLinked>['data']>[number]['links'];

function Links({ links }: { links: Links }) {
  const t = useT();
  return (
    <ul className={styles.links}>
      {links.map(({ kind, weight, detail }) => (
        <li key={`${kind} ${detail}`}>
          <Badge kind={weight === 'heavy' ? 'bad' : 'neutral'}>{t(`players.weight.${weight}`)}</Badge>{' '}
          {t(`players.link.${kind}`)} <span className="figures">{detail}</span>
        </li>
      ))}
    </ul>
  );
}
