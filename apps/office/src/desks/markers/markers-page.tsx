import { useSearchParams } from '@harmattan/router/use-search-params';
import { EmptyState } from '@harmattan/ui/empty-state';
import { LinkTabs } from '@harmattan/ui/tabs';
import { useState } from 'react';
import { Keys, useListKeys } from '../../shared/view/keys.tsx';
import { ListAndPanel } from '../../shared/view/list-and-panel.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import { Act, type ActProps } from './act.tsx';
import { MarkersFrame } from './markers-frame.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { PlayerRows } from './player-rows.tsx';
import { useT } from './texts.ts';
import { type Level, type ScoredPlayer, useScoredPlayers } from './use-markers.ts';

const levels = [undefined, 'high', 'middle'] as const;

export function MarkersPage() {
  const t = useT();
  const [search] = useSearchParams();
  const level = readLevel(search.get('level'));
  const query = useScoredPlayers(level);
  return (
    <MarkersFrame aside={<Keys keys={useListKeys()} />}>
      <LinkTabs
        label={t('markers.level')}
        look="chips"
        tabs={levels.map((one) => ({
          href: one === undefined ? '/markers' : `?level=${one}`,
          label: t(one === undefined ? 'markers.level.all' : `markers.level.${one}`),
          isCurrent: level === one,
        }))}
      />
      <Remote query={query}>{(players) => <Players players={players} />}</Remote>
    </MarkersFrame>
  );
}

function readLevel(text: string | null): Level | undefined {
  return text === 'high' || text === 'middle' ? text : undefined;
}

function Players({ players }: { players: ScoredPlayer[] }) {
  const t = useT();
  const [acting, setActing] = useState<Omit<ActProps, 'onClose'>>();
  const { openId, listHref, rowProps } = useWorklist({ items: players, actions: {} });
  const list =
    players.length === 0 ? (
      <div className={remoteStyles.panel}>
        <EmptyState icon="check" title={t('markers.empty.title')} text={t('markers.empty.text')} />
      </div>
    ) : (
      <PlayerRows players={players} rowProps={rowProps} />
    );
  const panel = openId !== undefined && /^\d{1,18}$/.test(openId) && (
    <PlayerPanel key={openId} playerId={openId} backHref={listHref} onAct={setActing} />
  );
  return (
    <>
      <ListAndPanel list={list} panel={panel || undefined} isWide />
      {acting && <Act {...acting} onClose={() => setActing(undefined)} />}
    </>
  );
}
