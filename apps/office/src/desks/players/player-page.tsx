import { Link } from '@harmattan/router/link';
import { Redirect } from '@harmattan/router/redirect';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { LinkTabs } from '@harmattan/ui/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { useMe } from '../../shared/session/me.ts';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { PlayerHead } from './player-head.tsx';
import styles from './player-page.module.css';
import { playerTabs } from './player-tabs.tsx';
import { useT } from './texts.ts';
import { aboutPlayer, type Player, usePlayer } from './use-player.ts';

interface Parts {
  parts: Record<string, string>;
}

/** The address of a player leads to the first part of the file. */
export function FirstTab({ parts: { playerId = '' } }: Parts) {
  return <Redirect to={`/players/${playerId}/${playerTabs[0].name}`} />;
}

export function PlayerPage({ parts: { playerId = '', tab = '' } }: Parts) {
  const t = useT();
  const query = usePlayer(playerId);
  const queries = useQueryClient();
  const isMissing = refusalOf<'GET Players/Get'>(query.error) === 'RECORD_DOES_NOT_EXIST';
  return (
    <DeskFrame
      title={t('players.player', { number: query.data?.userName ?? `#${playerId}` })}
      aside={
        <>
          <Button
            size="small"
            busy={query.isFetching}
            onClick={() => void queries.invalidateQueries({ queryKey: aboutPlayer(playerId) })}
          >
            {t('players.refresh')}
          </Button>
          <Link href="/players">{t('players.back')}</Link>
        </>
      }
    >
      {isMissing ? (
        <div className={remoteStyles.panel}>
          <EmptyState icon="person" title={t('players.empty.title')} text={t('players.missing.text')} />
        </div>
      ) : (
        <Remote query={query}>{(player) => <PlayerFile key={playerId} player={player} tab={tab} />}</Remote>
      )}
    </DeskFrame>
  );
}

function PlayerFile({ player, tab }: { player: Player; tab: string }) {
  const t = useT();
  const { permissions } = useMe();
  const tabs = playerTabs.filter(({ permission }) => permission === undefined || permissions.includes(permission));
  const open = tabs.find(({ name }) => name === tab) ?? playerTabs[0];
  return (
    <>
      <PlayerHead player={player} />
      <div className={styles.tabs}>
        <LinkTabs
          label={t('players.tab.label')}
          look="chips"
          tabs={tabs.map(({ name, title }) => ({
            href: `/players/${player.playerId}/${name}`,
            label: title(),
            isCurrent: name === open.name,
          }))}
        />
      </div>
      <section className={styles.tab} aria-label={open.title()}>
        <open.Content player={player} />
      </section>
    </>
  );
}
