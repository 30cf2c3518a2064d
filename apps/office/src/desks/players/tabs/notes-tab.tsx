import { Button } from '@harmattan/ui/button';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { type SubmitEvent, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { failureText } from '../../../shared/texts/failure-text.ts';
import { Moment } from '../../../shared/time/moment.tsx';
import { FormMessage } from '../../../shared/view/form-message.tsx';
import { PagedList } from '../paged-list.tsx';
import styles from '../section.module.css';
import { useT } from '../texts.ts';
import { useAct } from '../use-act.ts';
import type { Player } from '../use-player.ts';
import letters from './letters.module.css';

const noteLengthMax = 2_000;

/** What the staff wrote down. A note is never changed: a mistake is put right by another one. */
export function NotesTab({ player: { playerId, actions } }: { player: Player }) {
  const t = useT();
  const empty = { icon: 'feather', title: t('players.notes.empty'), text: t('players.notes.empty.text') } as const;
  return (
    <>
      {actions.includes('note') && <NoteForm playerId={playerId} />}
      <PagedList of="GET Players/Notes" playerId={playerId} empty={empty}>
        {(notes) => (
          <ul className={letters.letters} aria-label={t('players.tab.notes')}>
            {notes.map(({ id, at, author, text }) => (
              <li key={id} className={letters.letter}>
                <p className={letters.head}>
                  <strong>{author}</strong>
                  <Moment at={at} />
                </p>
                <p className={letters.text}>{text}</p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function NoteForm({ playerId }: { playerId: string }) {
  const t = useT();
  const { text, setText, error, failure, isBusy, send } = useNote(playerId);
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <form className={styles.card} noValidate onSubmit={onSubmit}>
      <TextAreaField
        label={t('players.note')}
        hint={t('players.note.hint')}
        error={error}
        value={text}
        onValueChange={setText}
        lengthMax={noteLengthMax}
        rows={3}
        required
      />
      <FormMessage text={failure} />
      <div>
        <Button type="submit" kind="primary" busy={isBusy}>
          {t('players.note.add')}
        </Button>
      </div>
    </form>
  );
}

/** What is on its way is not sent again. */
function useNote(playerId: string) {
  const t = useT();
  const isSending = useRef(false);
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const act = useAct(playerId, () => setText(''));

  async function send() {
    if (isSending.current) return;
    const note = text.trim();
    const wrong = note === '' ? t('players.note.missing') : note.length > noteLengthMax && t('shared.too-long');
    setError(wrong || undefined);
    if (wrong) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await act(async () => {
        await call('POST Players/AddNote', { body: { playerId, text: note } });
        return t('players.note.done');
      });
    } catch (refusal) {
      setFailure(failureText(refusal));
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }
  return { text, setText, error, failure, isBusy, send };
}
