import { Link } from '@harmattan/router/link';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { EmptyState } from '@harmattan/ui/empty-state';
import { LinkTabs } from '@harmattan/ui/tabs';
import { useMay } from '../../shared/session/me.ts';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import styles from './player-page.module.css';
import { playerTabs } from './player-tabs.tsx';
import { useT } from './texts.ts';
import { type FoundPlayer, useFoundPlayers } from './use-found-players.ts';

export function PlayerPage({ parts: { playerId = '' } }: { parts: Record<string, string> }) {
  const t = useT();
  const query = useFoundPlayers(`#${playerId}`);
  const player = query.data?.find((found) => found.playerId === playerId);
  const mayReadAudit = useMay('audit.read');
  return (
    <DeskFrame
      title={t('players.player', { number: player?.userName ?? `#${playerId}` })}
      aside={
        <>
          {mayReadAudit && (
            <Link href={`/audit?subject=${encodeURIComponent(`player ${playerId}`)}`}>{t('players.audit')}</Link>
          )}
          <Link href="/players">{t('players.back')}</Link>
        </>
      }
    >
      <Remote query={query}>
        {() =>
          player ? (
            <PlayerView player={player} />
          ) : (
            <div className={remoteStyles.panel}>
              <EmptyState icon="person" title={t('players.empty.title')} text={t('players.empty.text')} />
            </div>
          )
        }
      </Remote>
    </DeskFrame>
  );
}

function PlayerView({ player }: { player: FoundPlayer }) {
  const t = useT();
  const [search] = useSearchParams();
  const open = playerTabs.find(({ name }) => name === search.get('tab')) ?? playerTabs[0];
  return (
    <>
      {playerTabs.length > 1 && (
        <LinkTabs
          label={t('players.tab.label')}
          look="chips"
          tabs={playerTabs.map(({ name, title }) => ({
            href: `?tab=${name}`,
            label: title(),
            isCurrent: name === open.name,
          }))}
        />
      )}
      <div className={styles.panel}>{open.show(player)}</div>
    </>
  );
}
