import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { Keys, useListKeys } from '../../shared/view/keys.tsx';
import { ListAndPanel } from '../../shared/view/list-and-panel.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import { Decide, type Decision } from './decide.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { useT } from './texts.ts';
import { useWaitingPlayers, type WaitingPlayer } from './use-verification.ts';
import { WaitingRows } from './waiting-rows.tsx';

export function VerificationPage() {
  const t = useT();
  const query = useWaitingPlayers();
  const count = query.data?.length;
  return (
    <DeskFrame
      title={t('verification.title')}
      aside={
        <>
          <Keys keys={useListKeys()} />
          {count !== undefined && <span className="figures">{t('verification.count', { count })}</span>}
        </>
      }
    >
      <Remote query={query}>{(players) => <Queue players={players} />}</Remote>
    </DeskFrame>
  );
}

function Queue({ players }: { players: WaitingPlayer[] }) {
  const t = useT();
  const [decision, setDecision] = useState<Decision>();
  const { openId, listHref, rowProps } = useWorklist({ items: players, actions: {} });
  const list =
    players.length === 0 ? (
      <div className={remoteStyles.panel}>
        <EmptyState icon="check" title={t('verification.empty.title')} text={t('verification.empty.text')} />
      </div>
    ) : (
      <WaitingRows players={players} rowProps={rowProps} />
    );
  const panel = openId !== undefined && /^\d{1,18}$/.test(openId) && (
    <PlayerPanel key={openId} playerId={openId} backHref={listHref} onDecide={setDecision} />
  );
  return (
    <>
      <ListAndPanel list={list} panel={panel || undefined} isWide />
      {decision && <Decide {...decision} onClose={() => setDecision(undefined)} />}
    </>
  );
}
