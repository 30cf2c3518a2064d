import { useT } from '@harmattan/i18n/use-t';
import { type FormEvent, useState } from 'react';
import styles from './score-entry.module.css';
import { type Score, scoreText, typedScore, withoutPick, withPick } from './slip.ts';
import { changePicks } from './slip-store.ts';
import type { JackpotEvent } from './use-jackpot-events.ts';

interface ScoreEntryProps {
  jackpotId: string;
  event: JackpotEvent;
  /** Once it is on the slip it stands, until it is removed. */
  added: Score | undefined;
}

export function ScoreEntry({ jackpotId, event, added }: ScoreEntryProps) {
  const t = useT();
  const eventId = String(event.id);
  const [home, setHome] = useState(added ? String(added.home) : '');
  const [away, setAway] = useState(added ? String(added.away) : '');
  const sides = [
    { name: event.participant1, value: added ? String(added.home) : home, set: setHome },
    { name: event.participant2, value: added ? String(added.away) : away, set: setAway },
  ];
  const pair = `${event.participant1} – ${event.participant2}`;

  function submit(submission: FormEvent) {
    submission.preventDefault();
    if (added) {
      // What stood there can be mended instead of being typed again.
      setHome(String(added.home));
      setAway(String(added.away));
      return changePicks(jackpotId, (picks) => withoutPick(picks, eventId));
    }
    const score = typedScore(home, away);
    if (score) changePicks(jackpotId, (picks) => withPick(picks, eventId, score));
  }

  return (
    <form className={styles.entry} onSubmit={submit}>
      {sides.map(({ name, value, set }) => (
        <label key={name} className={styles.side}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <input
            className={styles.score}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            readOnly={added !== undefined}
            onChange={({ target }) => set(scoreText(target.value))}
          />
        </label>
      ))}
      <button type="submit" className={styles.button}>
        {t(added ? 'jackpot.remove' : 'jackpot.add')}
        <span className="visually-hidden"> {pair}</span>
      </button>
    </form>
  );
}
