import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { QuestionField } from './question-field.tsx';
import { ResultCard } from './result-card.tsx';
import styles from './self-test-page.module.css';
import { type Answers, questions, type Result, resultOf } from './self-test-rules.ts';

/** Answers live in this page and go nowhere: neither to the server nor into the phone's storage. */
export function SelfTestPage() {
  const t = useT();
  const [given, setGiven] = useState<Answers>({});
  const [result, setResult] = useState<Result>();
  const [isIncomplete, setIsIncomplete] = useState(false);

  function submit() {
    const found = resultOf(given);
    setResult(found);
    setIsIncomplete(found === undefined);
  }
  function begin() {
    setGiven({});
    setResult(undefined);
  }

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading className={styles.heading}>{t('self-test.title')}</PageHeading>
        <p className={styles.text}>{t('self-test.text')}</p>
      </div>
      {result ? (
        <ResultCard result={result} onAgain={begin} />
      ) : (
        <form action={submit} className={styles.form}>
          {questions.map((question) => (
            <QuestionField
              key={question}
              question={question}
              answer={given[question]}
              onAnswer={(answer) => setGiven({ ...given, [question]: answer })}
            />
          ))}
          <FormMessage kind="bad" text={isIncomplete ? t('self-test.incomplete') : undefined} />
          <Button type="submit" kind="primary">
            {t('self-test.submit')}
          </Button>
        </form>
      )}
    </div>
  );
}
