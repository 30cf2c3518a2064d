import { useT } from '@harmattan/i18n/use-t';
import { TextField } from '@harmattan/ui/text-field';
import { useLayoutEffect, useRef } from 'react';
import { cardDigits, caretAfter, groupCardNumber, hasCheckDigit } from './card-number.ts';

const completeFrom = 15;

interface CardNumberFieldProps {
  name: string;
  /** Digits only */
  value: string;
  error: string | undefined;
  onValueChange: (digits: string) => void;
}

export function CardNumberField({ value, onValueChange, ...rest }: CardNumberFieldProps) {
  const t = useT();
  const ref = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);
  const isDoubtful = value.length >= completeFrom && !hasCheckDigit(value);

  useLayoutEffect(() => {
    const input = ref.current;
    if (!input || digitsBefore.current === undefined || input !== document.activeElement) return;
    // Grouping anew would throw the caret of an edit in the middle to the end.
    const caret = caretAfter(digitsBefore.current);
    input.setSelectionRange(caret, caret);
    digitsBefore.current = undefined;
  });

  function edit(text: string) {
    digitsBefore.current = cardDigits(text.slice(0, ref.current?.selectionEnd ?? text.length)).length;
    onValueChange(cardDigits(text));
  }

  return (
    <TextField
      {...rest}
      ref={ref}
      label={t('deposit.card.number')}
      hint={isDoubtful ? t('deposit.card.number.doubt') : undefined}
      inputMode="numeric"
      autoComplete="cc-number"
      required
      value={groupCardNumber(value)}
      onValueChange={edit}
    />
  );
}
