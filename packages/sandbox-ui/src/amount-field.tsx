import { type AmountShown, editAmount, groupAmount, readAmount } from '@harmattan/ui/amount-text';
import { currencySign } from '@harmattan/ui/money-text';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Field } from './field.tsx';

interface AmountFieldProps {
  label: string;
  currency: string;
  /** Decimal text without separators, such as `1500.5`; or the text as it stands, where that means no amount. */
  value: string;
  onValue(value: string): void;
  required?: boolean;
}

/** An amount with its separators. The field never holds another amount than the one that it shows. */
export function AmountField({ label, currency, value, onValue, required = false }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<AmountShown>(() => show(value));
  // A draft may end in a point that its value does not have. Once the two tell different amounts, the value is right.
  const { shown } = heldBy(draft.shown) === value ? draft : show(value);

  useLayoutEffect(() => {
    if (input.current === document.activeElement) input.current?.setSelectionRange(draft.caret, draft.caret);
  }, [draft]);

  function edit({
    currentTarget,
    inputType,
    data,
  }: Pick<InputEvent, 'inputType' | 'data'> & { currentTarget: HTMLInputElement }) {
    const caret = currentTarget.selectionEnd ?? currentTarget.value.length;
    const edited = editAmount({ before: shown, after: currentTarget.value, caret, inputType, data });
    setDraft(edited);
    onValue(heldBy(edited.shown));
  }

  return (
    <Field label={label}>
      <span class="amount">
        <span aria-hidden="true">{currencySign(currency)}</span>
        <input
          ref={input}
          class="figures"
          inputMode="decimal"
          autocomplete="off"
          maxLength={20}
          required={required}
          value={shown}
          onInput={edit}
        />
      </span>
    </Field>
  );
}

function show(value: string): AmountShown {
  const isAmount = readAmount(value) === value;
  return { shown: isAmount ? groupAmount(value) : value, caret: 0, isUnfinished: false };
}

function heldBy(shown: string): string {
  return readAmount(shown) ?? shown;
}
