import { act } from '../core/api.ts';
import { useTexts } from '../texts/index.ts';

/** An answer to the sender of the newest text. What is sent leaves the field; what is not stays there. */
export function AnswerForm({ number, to }: { number: string; to: string }) {
  const texts = useTexts();
  async function send(event: SubmitEvent) {
    event.preventDefault();
    const { answer } = (event.target as HTMLFormElement).elements as unknown as { answer: HTMLInputElement };
    const { value } = answer;
    answer.value = '';
    if (!(await act('answers', { number, to, text: value })).ok) answer.value = value;
  }
  return (
    <form class="fields" onSubmit={send}>
      <label class="field">
        {texts.answer} {to}
        <input name="answer" maxLength={160} required autocomplete="off" />
      </label>
      <button type="submit" class="button">
        {texts.send}
      </button>
    </form>
  );
}
