import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { Tabs } from '@harmattan/ui/tabs';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { showToast } from '@harmattan/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { FormMessage } from '../../shared/view/form-message.tsx';
import { useT } from './texts.ts';
import type { WholeCase } from './use-cases.ts';
import styles from './write-form.module.css';

const textMax = 2_000;

export type Draft = 'answer' | 'note';

interface WriteFormProps {
  one: WholeCase;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** An answer to the player, or a note for the staff. What was begun stays while the other is written. */
export function WriteForm({ one, draft, onDraft }: WriteFormProps) {
  const t = useT();
  const [answer, setAnswer] = useState('');
  const [note, setNote] = useState('');
  const noteForm = <NoteForm id={one.id} text={note} onText={setNote} />;
  if (!one.actions.includes('answer')) return <div className={styles.box}>{noteForm}</div>;
  return (
    <div className={styles.box}>
      <Tabs
        label={t('cases.answer')}
        tabs={[
          { id: 'answer', label: t('cases.answer') },
          { id: 'note', label: t('cases.note') },
        ]}
        selected={draft}
        onSelect={onDraft}
      >
        {draft === 'answer' ? <AnswerForm one={one} text={answer} onText={setAnswer} /> : noteForm}
      </Tabs>
    </div>
  );
}

interface WordsProps {
  text: string;
  onText: (text: string) => void;
}

function AnswerForm({ one, text, onText }: WordsProps & { one: WholeCase }) {
  const t = useT();
  const [nextState, setNextState] = useState<'waiting' | 'solved'>('waiting');
  // Sent again, it is the same answer.
  const key = useRef(crypto.randomUUID());
  const { id, version, contact, playerId } = one;
  const { send, isBusy, error, failure } = useSend({ text, onText, missing: t('cases.answer.missing') }, async () => {
    const body = { id, version, key: key.current, text: text.trim(), nextState };
    await call('POST Cases/Answer', { body }).catch((refusal) => {
      if (refusalOf<'POST Cases/Answer'>(refusal) === 'RECORD_HAS_MOVED_ON') throw new Error(t('cases.answer.moved'));
      throw refusal;
    });
    key.current = crypto.randomUUID();
    return t('cases.answer.done');
  });
  const hint =
    playerId === null ? t('cases.answer.hint.mail', { email: contact?.email ?? '' }) : t('cases.answer.hint');
  const states = ['waiting', 'solved'] as const;
  return (
    <Form onSend={send} failure={failure}>
      <Macros id={id} onChoose={(ready) => onText(text.trim() === '' ? ready : `${text}\n\n${ready}`)} />
      <TextAreaField
        label={t('cases.answer.field')}
        hint={hint}
        error={error}
        value={text}
        onValueChange={onText}
        lengthMax={textMax}
        rows={5}
      />
      {playerId !== null && one.identity.state !== 'passed' && (
        <p className={styles.quiet}>{t('cases.answer.identity')}</p>
      )}
      <div className={styles.foot}>
        <SelectField
          label={t('cases.answer.next')}
          value={nextState}
          onValueChange={(word) => setNextState(word === 'solved' ? 'solved' : 'waiting')}
          options={states.map((value) => ({ value, label: t(`cases.answer.next.${value}`) }))}
        />
        <Button kind="primary" busy={isBusy} onClick={() => void send()}>
          {t('cases.answer.send')}
        </Button>
      </div>
    </Form>
  );
}

function NoteForm({ id, text, onText }: WordsProps & { id: string }) {
  const t = useT();
  const { send, isBusy, error, failure } = useSend({ text, onText, missing: t('shared.comment-missing') }, async () => {
    await call('POST Cases/Note', { body: { id, text: text.trim() } });
    return t('cases.note.done');
  });
  return (
    <Form onSend={send} failure={failure}>
      <TextAreaField
        label={t('cases.note.field')}
        hint={t('cases.note.hint')}
        error={error}
        value={text}
        onValueChange={onText}
        lengthMax={textMax}
        rows={3}
      />
      <div className={styles.foot}>
        <Button busy={isBusy} onClick={() => void send()}>
          {t('cases.note.send')}
        </Button>
      </div>
    </Form>
  );
}

function Form({
  onSend,
  failure,
  children,
}: {
  onSend: () => Promise<void>;
  failure: string | undefined;
  children: ReactNode;
}) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void onSend();
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()} onKeyDown={onKeyDown}>
      {children}
      <FormMessage text={failure} />
    </form>
  );
}

/** In the player's language. A ready text replaces nothing that was written: it is put in where there is nothing yet, else at the end. */
function Macros({ id, onChoose }: { id: string; onChoose: (text: string) => void }) {
  const t = useT();
  const { data = [] } = useQuery({
    queryKey: ['cases', 'macros', id],
    queryFn: ({ signal }) => call('GET Cases/Macros', { query: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SelectField
      label={t('cases.answer.macro')}
      placeholder={t('cases.answer.macro.choose')}
      value=""
      onValueChange={(key) => onChoose(data.find((macro) => macro.key === key)?.text ?? '')}
      options={data.map(({ key, title }) => ({ value: key, label: title }))}
    />
  );
}

/** Sends what was written once, and shows the case anew, also after a refusal. */
function useSend({ text, onText, missing }: WordsProps & { missing: string }, deliver: () => Promise<string>) {
  const queries = useQueryClient();
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<{ error?: string; failure?: string }>({});
  async function send() {
    if (isSending.current) return;
    if (text.trim() === '') return setProblem({ error: missing });
    isSending.current = true;
    setIsBusy(true);
    setProblem({});
    try {
      showToast({ kind: 'good', text: await deliver() });
      onText('');
    } catch (refusal) {
      const isOwnText = refusal instanceof Error && refusal.constructor === Error;
      setProblem({ failure: isOwnText ? refusal.message : failureText(refusal) });
    } finally {
      await queries.invalidateQueries({ queryKey: ['cases'] });
      isSending.current = false;
      setIsBusy(false);
    }
  }
  return { send, isBusy, error: problem.error, failure: problem.failure };
}
