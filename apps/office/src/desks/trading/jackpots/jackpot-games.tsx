import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import { Moment } from '../../../shared/time/moment.tsx';
import { now } from '../../../shared/time/now.ts';
import { Section } from '../../../shared/view/section.tsx';
import tables from '../../../shared/view/table.module.css';
import { TableFrame } from '../../../shared/view/table-frame.tsx';
import { useT } from '../texts.ts';
import { CancelGame } from './cancel-game.tsx';
import { EnterResults, ScoreFields, useScores } from './enter-results.tsx';
import styles from './jackpot-games.module.css';
import type { Jackpot, Preview } from './use-jackpots.ts';

export type Game = Jackpot['events'][number];

interface JackpotGamesProps {
  jackpot: Jackpot;
  preview: Preview | undefined;
}

/** The games with their results. Results are written into the table, and sent together. */
export function JackpotGames({ jackpot, preview }: JackpotGamesProps) {
  const t = useT();
  const { actions } = jackpot;
  const [isEntering, setIsEntering] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [cancelling, setCancelling] = useState<Game>();
  const scores = useScores(jackpot);
  const mayEnter = actions.includes('results');
  const isOpen = isEntering && mayEnter;
  return (
    <Section
      title={t('trading.page.games')}
      aside={
        mayEnter && (
          <ResultButtons
            isOpen={isOpen}
            hasResults={scores.results.length > 0}
            onEnter={() => setIsEntering(true)}
            onSend={() => setIsSending(true)}
            onLeave={() => setIsEntering(false)}
          />
        )
      }
    >
      <TableFrame label={t('trading.page.games')}>
        <table className={tables.table}>
          <GamesHead hasActs={actions.includes('cancel-event')} />
          <tbody>
            {jackpot.events.map((game, at) => (
              <GameRow
                key={game.id}
                place={at + 1}
                game={game}
                asked={jackpot.asked.find(({ eventId }) => eventId === game.id)}
                scores={isOpen ? scores : undefined}
                onCancel={actions.includes('cancel-event') ? () => setCancelling(game) : undefined}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
      {isSending && (
        <EnterResults
          jackpot={jackpot}
          results={scores.results}
          onDone={() => {
            setIsEntering(false);
            scores.clear();
          }}
          onClose={() => setIsSending(false)}
        />
      )}
      {cancelling && (
        <CancelGame
          jackpot={jackpot}
          game={cancelling}
          outcome={preview?.cancel.find(({ eventId }) => eventId === cancelling.id)}
          onClose={() => setCancelling(undefined)}
        />
      )}
    </Section>
  );
}

interface ResultButtonsProps {
  isOpen: boolean;
  hasResults: boolean;
  onEnter: () => void;
  onSend: () => void;
  onLeave: () => void;
}

function ResultButtons({ isOpen, hasResults, onEnter, onSend, onLeave }: ResultButtonsProps) {
  const t = useT();
  if (!isOpen) return <Button onClick={onEnter}>{t('trading.act.results')}</Button>;
  return (
    <span className={styles.buttons}>
      <Button onClick={onLeave}>{t('shared.cancel')}</Button>
      <Button kind="primary" disabledReason={hasResults ? undefined : t('trading.results.none')} onClick={onSend}>
        {t('trading.results.send')}
      </Button>
    </span>
  );
}

function GamesHead({ hasActs }: { hasActs: boolean }) {
  const t = useT();
  return (
    <thead>
      <tr>
        <th scope="col">{t('trading.column.game')}</th>
        <th scope="col">{t('trading.column.kick-off')}</th>
        <th scope="col">{t('trading.column.counts')}</th>
        <th scope="col">{t('trading.column.result')}</th>
        {hasActs && <td />}
      </tr>
    </thead>
  );
}

interface GameRowProps {
  place: number;
  game: Game;
  asked: Jackpot['asked'][number] | undefined;
  scores: ReturnType<typeof useScores> | undefined;
  onCancel: (() => void) | undefined;
}

function GameRow({ place, game, asked, scores, onCancel }: GameRowProps) {
  const t = useT();
  const { participant1, participant2, league, startsAt, isCancelled, score1, score2 } = game;
  const hasBegun = Date.parse(startsAt) <= now();
  return (
    <tr>
      <th scope="row" className={styles.game}>
        {place}. {participant1} – {participant2}
        <span className={tables.second}>{league}</span>
      </th>
      <td>
        <Moment at={startsAt} />
      </td>
      <td>
        <Counts game={game} />
      </td>
      <td className="figures">
        {scores && hasBegun && !isCancelled ? (
          <ScoreFields game={game} scores={scores} />
        ) : (
          <>
            {score1 === null ? '–' : `${score1} : ${score2}`}
            {asked && (
              <span className={tables.second}>
                {t('trading.results.asked', { score: `${asked.score1} : ${asked.score2}` })}
              </span>
            )}
          </>
        )}
      </td>
      {onCancel && (
        <td className={tables.act}>
          {!isCancelled && (
            <Button size="small" onClick={onCancel}>
              {t('trading.act.cancel-event')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

function Counts({ game: { isCancelled, isReserve, isCounting } }: { game: Game }) {
  const t = useT();
  if (isCancelled) return <Badge kind="bad">{t('trading.counts.cancelled')}</Badge>;
  if (isReserve)
    return (
      <Badge kind={isCounting ? 'good' : 'neutral'}>
        {t(isCounting ? 'trading.counts.stepped-in' : 'trading.counts.reserve')}
      </Badge>
    );
  return <>{t('trading.counts.yes')}</>;
}
