import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import styles from './bank-search.module.css';
import { findBanks } from './find-banks.ts';

const shownMax = 5;

interface BankSearchProps {
  banks: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** For a list that is too long for a thumb. What is found stands below, to be tapped. */
export function BankSearch({ banks, onChoose }: BankSearchProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const found = findBanks(banks, query).slice(0, shownMax);

  function choose(value: string) {
    onChoose(value);
    setQuery('');
  }

  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label={t('cashier.bank.find')}
        hint={t('cashier.bank.find.hint')}
        autoComplete="off"
        value={query}
        onValueChange={setQuery}
      />
      <ul className={styles.found} aria-label={t('cashier.bank.found')}>
        {found.map(({ value, label }) => (
          <li key={value}>
            <Button wide onClick={() => choose(value)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={found.length > 0 || query.trim() === '' ? 'visually-hidden' : styles.none}>
        {query.trim() !== '' && t('cashier.bank.count', { count: found.length })}
      </p>
    </div>
  );
}
