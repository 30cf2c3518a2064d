import { TextField } from '@harmattan/sandbox-ui/field';
import { SendForm } from '@harmattan/sandbox-ui/send-form';
import { useState } from 'preact/hooks';
import { act, failureText } from '../core/api.ts';
import { usePhone } from '../core/phone.ts';
import { useTexts } from '../texts/index.ts';

/** An answer to the sender of the newest text. */
export function AnswerForm({ number, to }: { number: string; to: string }) {
  const phone = usePhone();
  const texts = useTexts();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');

  async function send() {
    const sent = await act('answers', { number, to, text });
    const words = sent.ok ? texts.answered : failureText(sent, texts);
    if (sent.ok) setText('');
    setOutcome(words);
    phone.say(words);
  }

  return (
    <SendForm send={send}>
      <TextField label={texts.answer} hint={to} maxLength={160} required value={text} onValue={setText} />
      <button type="submit" class="button">
        {texts.sendAnswer}
      </button>
      {outcome !== '' && <p>{outcome}</p>}
    </SendForm>
  );
}
