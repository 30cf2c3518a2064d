import { useStore } from '@harmattan/sandbox-ui/store';
import { useLayoutEffect, useState } from 'preact/hooks';
import { readableNumber } from '../../../src/phone/contract.ts';
import { usePhone } from '../core/phone.ts';
import { useTexts } from '../texts/index.ts';

/** Takes a number as people write it, and shows the one that is held. */
export function NumberPicker() {
  const phone = usePhone();
  const texts = useTexts();
  const held = useStore(phone.held);
  const wrongText = useStore(phone.wrongText);
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    setText(wrongText ?? (held ? readableNumber(held.number) : ''));
  }, [held, wrongText]);
  return (
    <search>
      <form
        class="picker"
        onSubmit={(event) => {
          event.preventDefault();
          phone.open(text);
        }}
      >
        <label for="number">{texts.mobileNumber}</label>
        <div class="picker-row">
          <input
            id="number"
            type="tel"
            autocomplete="off"
            maxLength={24}
            placeholder="0803 000 0001"
            aria-describedby="number-problem"
            aria-invalid={wrongText !== undefined}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button class="button button-main" type="submit">
            {texts.open}
          </button>
        </div>
        <p class="problem" id="number-problem" role="alert">
          {wrongText !== undefined && texts.wrongNumber}
        </p>
      </form>
    </search>
  );
}
