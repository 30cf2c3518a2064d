import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useDecide } from '../../../shared/view/use-decide.ts';
import { useT } from '../texts.ts';
import styles from './jackpot-games.module.css';
import type { Jackpot } from './use-jackpots.ts';

type Game = Jackpot['events'][number];
type Draft = Record<number, { score1: string; score2: string }>;
type Result = Jackpot['asked'][number];

const goals = /^\d{1,2}$/;

/** What is written into the table and differs from what stands there. */
export function useScores({ events }: Jackpot) {
  const [draft, setDraft] = useState<Draft>({});
  const textOf = ({ id, score1, score2 }: Game) =>
    draft[id] ?? { score1: score1 === null ? '' : String(score1), score2: score2 === null ? '' : String(score2) };
  const results: Result[] = events.flatMap((game) => {
    const { score1, score2 } = textOf(game);
    if (!draft[game.id] || !goals.test(score1) || !goals.test(score2)) return [];
    const isSame = Number(score1) === game.score1 && Number(score2) === game.score2;
    return isSame ? [] : [{ eventId: game.id, score1: Number(score1), score2: Number(score2) }];
  });
  return {
    ...{ results, textOf },
    write: (game: Game, change: Partial<Draft[number]>) =>
      setDraft((before) => ({ ...before, [game.id]: { ...textOf(game), ...before[game.id], ...change } })),
    clear: () => setDraft({}),
  };
}

/** Two small fields, named by the teams. */
export function ScoreFields({ game, scores }: { game: Game; scores: ReturnType<typeof useScores> }) {
  const t = useT();
  const text = scores.textOf(game);
  return (
    <span className={styles.score}>
      {(['score1', 'score2'] as const).map((side) => (
        <input
          key={side}
          aria-label={t('trading.results.goals', { team: side === 'score1' ? game.participant1 : game.participant2 })}
          aria-invalid={(text[side] !== '' && !goals.test(text[side])) || undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={text[side]}
          onChange={(event) => scores.write(game, { [side]: event.target.value.trim() })}
        />
      ))}
    </span>
  );
}

interface EnterResultsProps {
  jackpot: Jackpot;
  results: Result[];
  onDone: () => void;
  onClose: () => void;
}

export function EnterResults({ jackpot: { id, events }, results, onDone, onClose }: EnterResultsProps) {
  const t = useT();
  const decide = useDecide(onClose);
  const nameOf = (eventId: number) => {
    const game = events.find((event) => event.id === eventId);
    return game ? `${game.participant1} – ${game.participant2}` : '';
  };
  return (
    <DecisionDialog
      title={t('trading.act.results.title')}
      confirmText={t('trading.ask')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(async () => {
          const { state } = await call('POST Jackpots/EnterResult', { body: { id, results, comment } });
          onDone();
          return t(`trading.asked.${state}`);
        })
      }
    >
      <p>{t('trading.act.results.text')}</p>
      <ul>
        {results.map(({ eventId, score1, score2 }) => (
          <li key={eventId} className="figures">
            {nameOf(eventId)} {score1} : {score2}
          </li>
        ))}
      </ul>
    </DecisionDialog>
  );
}
