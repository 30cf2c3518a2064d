import type { OfficeCallData } from '@harmattan/contract/office';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { shortMoment } from '../../shared/time/moment-text.ts';
import { FormMessage } from '../../shared/view/form-message.tsx';
import { CaseBox } from './case-facts.tsx';
import styles from './identity-check.module.css';
import { useT } from './texts.ts';
import type { WholeCase } from './use-cases.ts';

type Asked = OfficeCallData<'POST Cases/AskIdentity'>;

/** What a caller says is sent as it is. No right answer ever reaches the page. */
export function IdentityCheck({ one }: { one: WholeCase }) {
  const t = useT();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<string>();
  const { id, identity } = one;
  async function run(work: () => Promise<void>) {
    setFailure(undefined);
    try {
      await work();
    } catch (refusal) {
      const isUsedUp = refusalOf<'POST Cases/AskIdentity'>(refusal) === 'TOO_MANY_ATTEMPTS';
      setFailure(isUsedUp ? t('cases.identity.too-many') : failureText(refusal));
    } finally {
      void queries.invalidateQueries({ queryKey: ['cases', 'one', id] });
    }
  }
  const ask = () => run(async () => setAsked(await call('POST Cases/AskIdentity', { body: { id } })));
  const check = (checkId: string, answers: { kind: Asked['questions'][number]['kind']; answer: string }[]) =>
    run(async () => {
      setAsked(undefined);
      await call('POST Cases/CheckIdentity', { body: { checkId, answers } });
    });
  return (
    <CaseBox title={t('cases.identity')}>
      <p role="status" className={styles.state}>
        <IdentityState identity={identity} />
      </p>
      {asked?.checkId ? (
        <Questions asked={asked} onCheck={(answers) => check(asked.checkId as string, answers)} />
      ) : (
        <>
          <p className={styles.quiet}>{t(asked ? 'cases.identity.few' : 'cases.identity.text')}</p>
          {!asked && (
            <Button size="small" onClick={() => void ask()}>
              {t('cases.identity.ask')}
            </Button>
          )}
        </>
      )}
      <FormMessage text={failure} />
    </CaseBox>
  );
}

function IdentityState({ identity: { state, until } }: Pick<WholeCase, 'identity'>) {
  const t = useT();
  if (state === 'passed')
    return (
      <>
        <Badge kind="good">{t('cases.identity.passed')}</Badge>{' '}
        {t('cases.identity.passed.text', { time: until === null ? '' : shortMoment(until, 'en') })}
      </>
    );
  if (state === 'failed')
    return (
      <>
        <Badge kind="bad">{t('cases.identity.failed')}</Badge> {t('cases.identity.failed.text')}
      </>
    );
  return <Badge>{t('cases.identity.not-asked')}</Badge>;
}

interface QuestionsProps {
  asked: Asked;
  onCheck: (answers: { kind: Asked['questions'][number]['kind']; answer: string }[]) => Promise<void>;
}

function Questions({ asked, onCheck }: QuestionsProps) {
  const t = useT();
  const [said, setSaid] = useState<Record<string, string>>({});
  const [error, setError] = useState<string>();
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const answers = asked.questions.map(({ kind }) => ({ kind, answer: (said[kind] ?? '').trim() }));
    if (answers.some(({ answer }) => answer === '')) return setError(t('cases.identity.missing'));
    void onCheck(answers);
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {asked.questions.map(({ kind, choices }) => {
        const words = {
          label: serverWord('cases.identity.question', kind),
          value: said[kind] ?? '',
          onValueChange: (answer: string) => {
            setSaid((others) => ({ ...others, [kind]: answer }));
            setError(undefined);
          },
        };
        return choices ? (
          <SelectField
            key={kind}
            {...words}
            placeholder={t('cases.identity.choose')}
            options={choices.map((value) => ({ value, label: value }))}
          />
        ) : (
          <TextField
            key={kind}
            {...words}
            hint={t(kind === 'year of birth' ? 'cases.identity.year' : 'cases.identity.month')}
            maxLength={7}
            autoComplete="off"
          />
        );
      })}
      <FormMessage text={error} />
      <Button type="submit">{t('cases.identity.check')}</Button>
    </form>
  );
}
