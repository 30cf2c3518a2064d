import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import { Acts, Outcome } from './acts.tsx';
import type { Decision } from './decide.tsx';
import styles from './player-panel.module.css';
import { RevealNumber } from './reveal-number.tsx';
import { useT } from './texts.ts';
import type { NumberCheck } from './use-verification.ts';

interface CheckCardProps {
  check: NumberCheck;
  name: string;
  onDecide: (decision: Decision) => void;
}

/** A number with the register's word beside the player's own. */
export function CheckCard({ check, name, onDecide }: CheckCardProps) {
  const t = useT();
  const [isRevealing, setIsRevealing] = useState(false);
  const { kind, lastDigits, state, problem, suggestion, actions, decidedBy, stateAt, playerText } = check;
  const what = t(`verification.kind.${kind}`);
  const word = t(state === 'waiting' ? 'verification.state.waiting-register' : `verification.state.${state}`);
  return (
    <article className={styles.card} aria-label={what}>
      <div className={styles.head}>
        <span className={styles.kind}>{what}</span>
        <span className="figures">{t('verification.ending', { digits: lastDigits })}</span>
        <Badge kind={state === 'accepted' ? 'good' : state === 'review' ? 'info' : 'neutral'}>{word}</Badge>
      </div>
      {suggestion && problem && (
        <p className={styles.suggestion}>
          {t('verification.suggested', {
            suggestion: t(`verification.suggestion.${suggestion}`),
            problem: t(`verification.problem.${problem}`),
          })}
        </p>
      )}
      {state !== 'review' && problem && <p className={styles.note}>{t(`verification.problem.${problem}`)}</p>}
      <Comparison check={check} />
      {state !== 'waiting' && state !== 'review' && (
        <Outcome state={word} by={decidedBy} at={stateAt} text={playerText} />
      )}
      <Acts record={check} what={what} name={name} onDecide={onDecide}>
        {actions.includes('reveal') && (
          <Button size="small" onClick={() => setIsRevealing(true)}>
            {t('verification.reveal')}
          </Button>
        )}
      </Acts>
      {isRevealing && <RevealNumber id={check.id} onClose={() => setIsRevealing(false)} />}
    </article>
  );
}

function Comparison({ check }: { check: NumberCheck }) {
  const t = useT();
  const { playerName, birthDate, registerName, registerBirthDate } = check;
  const isBirthDateSame = registerBirthDate === null || registerBirthDate === birthDate;
  const rows = [
    { who: t('verification.compare.player'), words: playerName, born: birthDate, isOther: false },
    {
      who: t('verification.compare.register'),
      words: registerName,
      born: registerBirthDate ?? '–',
      isOther: !isBirthDateSame,
    },
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('verification.compare.who')}</span>
          </th>
          <th scope="col">{t('verification.compare.name')}</th>
          <th scope="col">{t('verification.compare.birth')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ who, words, born, isOther }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td>{words === null ? '–' : <Words words={words} />}</td>
            <td className={`figures ${styles.day}`}>
              {isOther ? (
                <span className={styles.missing}>
                  {born} <span className="visually-hidden">({t('verification.compare.differs')})</span>
                </span>
              ) : (
                born
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the other name lacks is underlined, and said. */
function Words({ words }: { words: NumberCheck['playerName'] }) {
  const t = useT();
  // A name may have a word twice.
  const placed = words.map((word, at) => ({ ...word, place: `${at} ${word.text}` }));
  return (
    <span className={styles.words}>
      {placed.map(({ text, isFound, place }) => (
        <span
          key={place}
          className={isFound ? undefined : styles.missing}
          title={isFound ? undefined : t('verification.word.missing')}
        >
          {text}
          {!isFound && <span className="visually-hidden"> ({t('verification.word.missing')})</span>}
        </span>
      ))}
    </span>
  );
}
