import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import type { TileGame } from './game-tile.tsx';
import { openGame } from './open-game.ts';
import { TileArt } from './tile-art.tsx';
import styles from './visitor-sheet.module.css';

interface VisitorSheetProps {
  game: TileGame;
  isLite: boolean;
  onClose: () => void;
}

/** What a visitor may do with a game: try it without money where it can be tried, or sign in and play. */
export function VisitorSheet({ game, isLite, onClose }: VisitorSheetProps) {
  const t = useT();

  function tryFree() {
    onClose();
    openGame(game.realUrl, { freeplay: 1, navigate });
  }

  return (
    <Dialog
      open
      title={game.gameName}
      closeText={t('shell.close')}
      onClose={onClose}
      actions={
        <div className={styles.actions}>
          {game.hasFreePlay && (
            <Button size="large" wide onClick={tryFree}>
              {t('games.sheet.free')}
            </Button>
          )}
          <ButtonLink kind="primary" size="large" wide href="/login">
            {t('games.sheet.money')}
          </ButtonLink>
        </div>
      }
    >
      {!isLite && (
        <div className={styles.picture}>
          <TileArt game={game} />
        </div>
      )}
      <p>
        {game.provider}. {t('games.sheet.return')} {game.hasFreePlay && t('games.sheet.free.text')}
      </p>
    </Dialog>
  );
}
