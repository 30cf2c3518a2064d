import type { ReactNode } from 'react';
import { Moment } from '../../shared/time/moment.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { translate, useT } from './texts.ts';
import type { FoundPlayer } from './use-found-players.ts';

/** A part of the player's page. The address names the one that is open. */
interface PlayerTab {
  name: string;
  title: () => string;
  show: (player: FoundPlayer) => ReactNode;
}

/** In the order in which they are shown; the first one is open at the beginning. */
export const playerTabs: readonly [PlayerTab, ...PlayerTab[]] = [
  {
    name: 'account',
    title: () => translate('players.tab.account'),
    show: (player) => <AccountTab player={player} />,
  },
];

function AccountTab({ player: { playerId, userName, createdAt } }: { player: FoundPlayer }) {
  const t = useT();
  return (
    <Facts
      facts={[
        { name: t('players.fact.number'), value: <span className="figures">{userName}</span> },
        { name: t('players.fact.id'), value: <IdText id={`#${playerId}`} /> },
        { name: t('players.fact.since'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}
