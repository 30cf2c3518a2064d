import type { CallData } from '@harmattan/contract';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';
import { GameLink } from './game-link.tsx';
import styles from './game-tile.module.css';
import { TileArt } from './tile-art.tsx';
import { TileBadges } from './tile-badges.tsx';

const VisitorSheet = lazyPart(async () => (await import('./visitor-sheet.tsx')).VisitorSheet, 'games');

type Game = CallData<'POST Game/GetGames'>[number];

/** What a tile shows of a game: of the server's list, or of the fixed tables. */
export type TileGame = Pick<Game, 'id' | 'gameName' | 'imageBase' | 'imageName' | 'realUrl' | 'provider'> &
  Partial<Pick<Game, 'hasIngameDropsAndWins' | 'isInActiveTournament' | 'isRecent' | 'hasFreePlay'>>;

interface GameTileProps {
  game: TileGame;
  isLite: boolean;
  isFree?: boolean;
  /** A control of its own, in the upper corner. */
  children?: ReactNode;
}

const tones = 5;

export function GameTile({ game, isLite, isFree = false, children }: GameTileProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <li className={styles.tile} data-lite={isLite || undefined} data-tone={game.id % tones}>
      <GameLink realUrl={game.realUrl} isFree={isFree} className={styles.link} onVisitor={() => setIsAsked(true)}>
        <span className={styles.room}>
          {!isLite && <TileArt game={game} />}
          <span className={styles.foot}>
            <span className={styles.name} title={game.gameName}>
              {game.gameName}
            </span>
          </span>
          <TileBadges game={game} />
        </span>
        <span className={styles.supplier}>{game.provider}</span>
      </GameLink>
      {children}
      {isAsked && <VisitorSheet game={game} isLite={isLite} onClose={() => setIsAsked(false)} />}
    </li>
  );
}
