import { useT } from '@harmattan/i18n/use-t';
import styles from './choice-buttons.module.css';
import { choiceText } from './result-text.ts';
import { type Choice, type Choices, toggleAmong, toggleChoice } from './slip.ts';
import { changePicks } from './slip-store.ts';
import type { JackpotEvent } from './use-jackpot-events.ts';

interface ChoiceButtonsProps {
  jackpotId: string;
  event: JackpotEvent;
  chosen: Choices;
  /** Another outcome comes beside the first, and does not take its place. */
  isSeveral: boolean;
}

export function ChoiceButtons({ jackpotId, event, chosen, isSeveral }: ChoiceButtonsProps) {
  const t = useT();
  const { participant1, participant2 } = event;
  const toggle = isSeveral ? toggleAmong : toggleChoice;
  /** Above, what it is and the wire's own word for it; below, who it is. */
  const buttons: { choice: Choice; mark: string; text: string }[] = [
    { choice: 1, mark: event.home, text: participant1 },
    { choice: 2, mark: '', text: event.draw },
    { choice: 3, mark: event.away, text: participant2 },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend, which the buttons say between them.
    <div role="group" aria-label={`${participant1} – ${participant2}`} className={styles.choices}>
      {buttons.map(({ choice, mark, text }) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={chosen.includes(choice)}
          title={text}
          onClick={() => changePicks(jackpotId, (picks) => toggle(picks, String(event.id), choice))}
        >
          <span className={styles.name}>{[choiceText(t, choice), ...(mark === '' ? [] : [mark])].join(' · ')}</span>
          <span className={styles.text}>{text}</span>
        </button>
      ))}
    </div>
  );
}
