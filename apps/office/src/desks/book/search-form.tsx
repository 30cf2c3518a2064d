import { useSearchParams } from '@harmattan/router/use-search-params';
import { Button } from '@harmattan/ui/button';
import { TextField } from '@harmattan/ui/text-field';
import { type SubmitEvent, useState } from 'react';
import styles from './search-form.module.css';
import { useT } from './texts.ts';

interface SearchFormProps {
  label: string;
  hint: string;
  text: string;
}

/** The address has what was searched for, so that Back leads to the results. */
export function SearchForm({ label, hint, text }: SearchFormProps) {
  const t = useT();
  const [, setSearch] = useSearchParams();
  const [draft, setDraft] = useState(text);
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setSearch(draft.trim() === '' ? {} : { text: draft.trim() });
  }
  return (
    <search>
      <form className={styles.form} onSubmit={onSubmit}>
        <TextField
          {...{ label, hint, value: draft, onValueChange: setDraft }}
          name="text"
          autoComplete="off"
          maxLength={60}
        />
        <Button type="submit" kind="primary">
          {t('book.find')}
        </Button>
      </form>
    </search>
  );
}
