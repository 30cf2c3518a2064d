import { useSearchParams } from '@harmattan/router/use-search-params';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { TextField } from '@harmattan/ui/text-field';
import { type SubmitEvent, useState } from 'react';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { Older } from '../../shared/view/older.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import styles from './audit-page.module.css';
import { EntryRow } from './entry-row.tsx';
import { useT } from './texts.ts';
import { type AuditFilter, useEntries } from './use-entries.ts';

export function AuditPage() {
  const t = useT();
  const [search] = useSearchParams();
  const filter = { actor: search.get('actor') ?? '', subject: search.get('subject') ?? '' };
  const query = useEntries(filter);
  return (
    <DeskFrame
      title={t('audit.title')}
      aside={
        <Button size="small" onClick={() => void query.refetch()}>
          {t('audit.refresh')}
        </Button>
      }
    >
      <FilterForm key={`${filter.actor} ${filter.subject}`} filter={filter} />
      <Remote query={query}>
        {({ pages }) =>
          pages[0]?.length === 0 ? (
            <div className={remoteStyles.panel}>
              <EmptyState icon="shield" title={t('audit.empty.title')} text={t('audit.empty.text')} />
            </div>
          ) : (
            <>
              <ol className={styles.list} aria-label={t('audit.list')}>
                {pages.flat().map((entry) => (
                  <EntryRow key={entry.id} entry={entry} filter={filter} />
                ))}
              </ol>
              <Older query={query} endText={t('audit.end')} />
            </>
          )
        }
      </Remote>
    </DeskFrame>
  );
}

function FilterForm({ filter }: { filter: AuditFilter }) {
  const t = useT();
  const [, setSearch] = useSearchParams();
  const [draft, setDraft] = useState(filter);
  const field = (name: keyof AuditFilter) => ({
    name,
    value: draft[name],
    autoComplete: 'off',
    onValueChange: (value: string) => setDraft((others) => ({ ...others, [name]: value })),
  });
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const given = Object.entries(draft).map(([name, value]) => [name, value.trim()] as const);
    setSearch(Object.fromEntries(given.filter(([, value]) => value !== '')));
  }
  return (
    <search>
      <form className={styles.filter} onSubmit={onSubmit}>
        <TextField label={t('audit.actor')} maxLength={64} {...field('actor')} />
        <TextField label={t('audit.subject')} hint={t('audit.subject.hint')} maxLength={100} {...field('subject')} />
        <div className={styles.buttons}>
          <Button type="submit">{t('audit.filter')}</Button>
          {(filter.actor || filter.subject) && (
            <Button kind="plain" onClick={() => setSearch({})}>
              {t('audit.clear')}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
