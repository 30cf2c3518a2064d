import { CopyButton } from '@harmattan/sandbox-ui/copy-button';
import { useStore } from '@harmattan/sandbox-ui/store';
import { useRef } from 'preact/hooks';
import type { Message } from '../../../src/phone/contract.ts';
import { usePhone } from '../core/phone.ts';
import { speech, useTexts } from '../texts/index.ts';

const codeShape = /(?<!\d)\d{6}(?!\d)/;

export function MessageItem({ message, isNew }: { message: Message; isNew: boolean }) {
  const texts = useTexts();
  const language = useStore(speech.language);
  const code = codeShape.exec(message.text)?.[0];
  return (
    <li class="message">
      <p class="message-head">
        <b>{message.from}</b>
        {isNew && <span class="new">{texts.newMark}</span>}
        <time dateTime={message.at}>{timeText(new Date(message.at), language)}</time>
      </p>
      <div class="bubble">
        <p class="message-text">{message.text}</p>
        {code !== undefined && <Code code={code} />}
      </div>
    </li>
  );
}

function Code({ code }: { code: string }) {
  const phone = usePhone();
  const texts = useTexts();
  const digits = useRef<HTMLSpanElement>(null);
  return (
    <p class="code">
      <span class="code-digits figures" ref={digits}>
        {code}
      </span>
      <CopyButton
        value={code}
        label={texts.copyCode}
        spokenLabel={texts.copyThisCode(code)}
        copiedText={texts.copied}
        failedText={texts.selected}
        say={phone.say}
        // Inside a frame the browser may refuse: then it is one key press for the person.
        onFailed={() => digits.current && getSelection()?.selectAllChildren(digits.current)}
      />
    </p>
  );
}

/** The day stands there only when it is another one. */
function timeText(at: Date, language: string): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return at.toLocaleString(language === 'en' ? 'en-GB' : language, {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  });
}
