import { caseCategories, caseStates } from '@harmattan/contract/office';
import { navigate } from '@harmattan/router/location';
import { SelectField } from '@harmattan/ui/select-field';
import { serverWord } from '../../shared/texts/texts.ts';
import styles from './case-filters.module.css';
import { type CaseFilter, hrefOf, owners } from './read-filter.ts';
import { useT } from './texts.ts';

/** Each choice changes the address, and the list with it. */
export function CaseFilters({ filter }: { filter: CaseFilter }) {
  const t = useT();
  const choose = (change: Partial<CaseFilter>) => navigate(hrefOf({ ...filter, ...change }), { replace: true });
  const optionsOf = (prefix: string, words: readonly string[]) =>
    words.map((value) => ({ value, label: serverWord(prefix, value) }));
  const any = t('cases.filter.any');
  return (
    <search className={styles.filters}>
      <SelectField
        label={t('cases.filter.category')}
        placeholder={any}
        value={filter.category ?? ''}
        onValueChange={(word) => choose({ category: caseCategories.find((one) => one === word) })}
        options={optionsOf('cases.category', caseCategories)}
      />
      {filter.view === 'all' && (
        <SelectField
          label={t('cases.filter.state')}
          placeholder={any}
          value={filter.state ?? ''}
          onValueChange={(word) => choose({ state: caseStates.find((one) => one === word) })}
          options={optionsOf('cases.state', caseStates)}
        />
      )}
      <SelectField
        label={t('cases.filter.owner')}
        placeholder={any}
        value={filter.owner ?? ''}
        onValueChange={(word) => choose({ owner: owners.find((one) => one === word) })}
        options={optionsOf('cases.owner', owners)}
      />
    </search>
  );
}
