import { Checkbox } from '@harmattan/ui/checkbox';
import { TextField } from '@harmattan/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import styles from './correct-result.module.css';
import { useT } from './texts.ts';
import { type BookMatch, type Preview, useAct } from './use-book.ts';
import { scoreWords } from './words.ts';

const pointsShape = /^(\d|[1-9]\d|[12]\d\d)$/;

/** Asks for another result. What it would change is shown before, and a second person decides. */
export function CorrectResult({ match, onClose }: { match: BookMatch; onClose: () => void }) {
  const t = useT();
  const act = useAct(onClose);
  const [home, setHome] = useState('');
  const [away, setAway] = useState('');
  const [isVoid, setIsVoid] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const isScore = pointsShape.test(home) && pointsShape.test(away);
  const score: [number, number] | null = isVoid ? null : [Number(home), Number(away)];
  const wrong = isTried && !isVoid && !isScore ? t('book.correct.score.wrong') : undefined;
  return (
    <DecisionDialog
      title={t('book.correct.title', { match: match.name })}
      confirmText={t('book.correct.ask')}
      onClose={onClose}
      areFieldsFine={isVoid || isScore}
      onTry={() => setIsTried(true)}
      onConfirm={(comment) =>
        act(async () => {
          const body = { match: match.id, score, resultVersion: match.resultVersion, comment };
          await call('POST Trading/AskCorrection', { body });
          return t('book.correct.done', { match: match.name });
        })
      }
    >
      <p>{t('book.correct.text', { score: scoreWords(match.score) })}</p>
      <div className={styles.score}>
        <TextField
          {...{ label: t('book.correct.home'), error: wrong, value: home, onValueChange: setHome }}
          inputMode="numeric"
          maxLength={3}
          disabled={isVoid}
        />
        <TextField
          {...{ label: t('book.correct.away'), value: away, onValueChange: setAway }}
          inputMode="numeric"
          maxLength={3}
          disabled={isVoid}
        />
      </div>
      <Checkbox checked={isVoid} onCheckedChange={setIsVoid} label={t('book.correct.void')} />
      {(isVoid || isScore) && <PreviewText match={match} score={score} />}
    </DecisionDialog>
  );
}

function PreviewText({ match, score }: { match: BookMatch; score: [number, number] | null }) {
  const query = useQuery({
    queryKey: ['book', 'preview', match.id, score],
    queryFn: ({ signal }) => call('POST Trading/PreviewResult', { body: { match: match.id, score }, signal }),
  });
  return <Remote query={query}>{(preview) => <PreviewSums preview={preview} />}</Remote>;
}

function PreviewSums({ preview: { bets, paid, takenBack, reopened } }: { preview: Preview }) {
  const t = useT();
  const amountText = useAmountText();
  return (
    <div className={styles.preview} role="status">
      <p>
        <b>{t('book.preview.bets', { count: bets })}</b>
      </p>
      <p>{t('book.preview.sums', { paid: amountText(paid), takenBack: amountText(takenBack) })}</p>
      {reopened > 0 && <p>{t('book.preview.reopened', { count: reopened })}</p>}
    </div>
  );
}
