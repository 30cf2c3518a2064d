import { useT } from '@harmattan/i18n/use-t';
import styles from './self-test-page.module.css';
import { type Answer, answers, type Question } from './self-test-rules.ts';

interface QuestionFieldProps {
  question: Question;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

export function QuestionField({ question, answer, onAnswer }: QuestionFieldProps) {
  const t = useT();
  return (
    <fieldset className={styles.question}>
      <legend className={styles.words}>
        {question}. {t(`self-test.question.${question}`)}
      </legend>
      <div className={styles.answers}>
        {answers.map((word) => (
          <label key={word} className={styles.answer}>
            <input
              type="radio"
              name={`question-${question}`}
              value={word}
              checked={answer === word}
              onChange={() => onAnswer(word)}
            />
            {t(`self-test.answer.${word}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
