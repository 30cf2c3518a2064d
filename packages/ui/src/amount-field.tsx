import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { type AmountShown, editAmount, groupAmount, plainAmount } from './amount-text.ts';
import { useEnvironment } from './environment.tsx';
import { Field, type FieldWords } from './field.tsx';
import { currencySign } from './money-text.ts';

interface AmountFieldProps extends FieldWords {
  /** Decimal text without separators, such as `1500.5`; never a number. Empty while nothing is typed. */
  value: string;
  onValueChange: (value: string) => void;
  /** Said when an edit is turned away, for instance a pasted `1e5`. */
  refusedText: string;
  name?: string;
  disabled?: boolean;
}

export function AmountField({ value, onValueChange, refusedText, error, ...rest }: AmountFieldProps) {
  const { label, hint, ...settings } = rest;
  const { currency } = useEnvironment();
  const inputRef = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<AmountShown>({ shown: groupAmount(value), caret: 0 });
  const [isRefused, setIsRefused] = useState(false);
  // A draft may end in a point that its value does not have. Once the two tell different amounts, the value is right.
  const shown = plainAmount(draft.shown) === value ? draft.shown : groupAmount(value);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input === document.activeElement) input?.setSelectionRange(draft.caret, draft.caret);
  }, [draft]);

  function edit({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const caret = target.selectionEnd ?? target.value.length;
    const forward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
    const edited = editAmount({ before: shown, after: target.value, caret, forward });
    setIsRefused(edited === 'refused');
    if (edited === 'refused') {
      const caretBefore = Math.max(0, caret - Math.max(0, target.value.length - shown.length));
      setDraft({ shown, caret: caretBefore });
      return;
    }
    setDraft(edited);
    onValueChange(plainAmount(edited.shown));
  }

  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? (isRefused ? refusedText : undefined)}
      prefix={currencySign(currency)}
      input={{
        ...settings,
        ref: inputRef,
        type: 'text',
        inputMode: 'decimal',
        autoComplete: 'off',
        value: shown,
        onChange: edit,
        onBlur: () => setIsRefused(false),
      }}
    />
  );
}
