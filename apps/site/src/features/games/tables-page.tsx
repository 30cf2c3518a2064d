import { useState } from 'react';
import { GameTile, type TileGame } from '../../shared/games/game-tile.tsx';
import gridStyles from '../../shared/games/games-grid.module.css';
import { isLiteChosen } from '../../shared/games/lite-mode.ts';
import pageStyles from './games-page.module.css';
import { ListHead } from './list-head.tsx';

const provider = 'BetSolutions';

/** The five that are always there, whatever the catalogue says of them. */
const tables: readonly TileGame[] = [
  { id: 5000, gameName: 'Blackjack', imageName: 'cards-forest.svg' },
  { id: 5001, gameName: 'European Roulette', imageName: 'roulette-ember-4.svg' },
  { id: 5002, gameName: 'Baccarat', imageName: 'cards-rose-8.svg' },
  { id: 5003, gameName: "Casino Hold'em", imageName: 'chips-indigo-2.svg' },
  { id: 5004, gameName: 'Sic Bo', imageName: 'sicbo-violet-8.svg' },
].map((table) => ({
  ...table,
  imageBase: '/tiles/',
  realUrl: `/game/StartBetSolutions/1/?gameId=${table.id}`,
  provider,
}));

export function TablesPage({ title }: { title: string }) {
  const [isLite, setIsLite] = useState(isLiteChosen);
  return (
    <div className={pageStyles.page}>
      <ListHead title={title} isLite={isLite} onLiteChange={setIsLite} />
      <ul className={gridStyles.grid}>
        {tables.map((table) => (
          <GameTile key={table.id} game={table} isLite={isLite} />
        ))}
      </ul>
    </div>
  );
}
