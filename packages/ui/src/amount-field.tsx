import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { type AmountShown, editAmount, groupAmount, readAmount } from './amount-text.ts';
import { useEnvironment } from './environment.tsx';
import { Field, type FieldWords } from './field.tsx';
import { currencySign } from './money-text.ts';

interface AmountFieldProps extends FieldWords {
  /** Decimal text without separators, such as `1500.5`; or the text as it stands, where that means no amount. */
  value: string;
  onValueChange: (value: string) => void;
  /** Said of a text that means no amount, for instance a pasted `1e5`. */
  refusedText: string;
  name?: string;
  disabled?: boolean;
}

export function AmountField({ value, onValueChange, refusedText, error, ...rest }: AmountFieldProps) {
  const { label, hint, ...settings } = rest;
  const { currency } = useEnvironment();
  const inputRef = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<AmountShown>(() => show(value));
  const [isWriting, setIsWriting] = useState(false);
  // A draft may end in a point that its value does not have. Once the two tell different amounts, the value is right.
  const { shown, isUnfinished } = heldBy(draft.shown) === value ? draft : show(value);
  const isRefused = readAmount(shown) === undefined && !(isUnfinished && isWriting);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input !== document.activeElement || input?.selectionEnd === draft.caret) return;
    input?.setSelectionRange(draft.caret, draft.caret);
  }, [draft]);

  function edit({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType, data } = nativeEvent as Partial<InputEvent>;
    const caret = target.selectionEnd ?? target.value.length;
    const edited = editAmount({ before: shown, after: target.value, caret, inputType, data });
    setIsWriting(true);
    setDraft(edited);
    onValueChange(heldBy(edited.shown));
  }

  return (
    <>
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
          onBlur: () => setIsWriting(false),
        }}
      />
      {/* The description of a field is read out with its focus only, and the focus is here already. */}
      <span role="status" className="visually-hidden">
        {isRefused && refusedText}
      </span>
    </>
  );
}

function show(value: string): AmountShown {
  const isAmount = readAmount(value) === value;
  return { shown: isAmount ? groupAmount(value) : value, caret: 0, isUnfinished: false };
}

function heldBy(shown: string): string {
  return readAmount(shown) ?? shown;
}
