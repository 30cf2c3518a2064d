import { TextField } from '@harmattan/sandbox-ui/field';
import { SendForm } from '@harmattan/sandbox-ui/send-form';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { payerPin } from '../../../src/phone/contract.ts';
import type { Failure, Outcome } from '../core/api.ts';
import { useTexts } from '../texts/index.ts';

export interface AskedPayment {
  /** What would be paid, and to whom. */
  words: string;
  pay(pin: string): Promise<Outcome<unknown>>;
}

/** The last question before money moves. */
export function ConfirmForm({
  asked,
  refuse,
  end,
}: {
  asked: AskedPayment;
  refuse(failure: Failure): void;
  end(words: string): void;
}) {
  const texts = useTexts();
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);

  async function pay() {
    const outcome = await asked.pay(pin);
    if (outcome.ok) end(texts.paid);
    else refuse(outcome);
  }

  return (
    <SendForm class="fields box" send={pay}>
      <p>{asked.words}</p>
      <TextField
        inputRef={field}
        label={texts.pin}
        hint={texts.pinHint(payerPin)}
        inputMode="numeric"
        maxLength={4}
        required
        value={pin}
        onValue={setPin}
      />
      <div class="row">
        <button type="submit" class="button button-main">
          {texts.pay}
        </button>
        <button type="button" class="button" onClick={() => end(texts.nothingPaid)}>
          {texts.cancel}
        </button>
      </div>
    </SendForm>
  );
}
