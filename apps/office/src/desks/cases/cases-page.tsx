import { navigate } from '@harmattan/router/location';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { LinkTabs } from '@harmattan/ui/tabs';
import { useState } from 'react';
import { useMay } from '../../shared/session/me.ts';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { Keys, useListKeys } from '../../shared/view/keys.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import { CaseFilters } from './case-filters.tsx';
import { CaseRows } from './case-rows.tsx';
import styles from './cases-page.module.css';
import { ComplaintRows } from './complaint-rows.tsx';
import { OpenCase } from './open-case.tsx';
import { type CaseFilter, hrefOf, readFilter, views } from './read-filter.ts';
import { useT } from './texts.ts';
import { type ListedCase, useAllCases, useComplaints, useWaitingCases } from './use-cases.ts';
import { useTake } from './use-take.ts';

export function CasesPage() {
  const t = useT();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const [isOpening, setIsOpening] = useState(false);
  const mayOpen = useMay('cases.answer');
  return (
    <DeskFrame
      title={t('cases.title')}
      aside={
        <>
          <CaseKeys />
          {mayOpen && (
            <Button size="small" onClick={() => setIsOpening(true)}>
              {t('cases.open')}
            </Button>
          )}
        </>
      }
    >
      <LinkTabs
        label={t('cases.views')}
        look="chips"
        tabs={views.map((view) => ({
          href: hrefOf({ ...filter, view, state: undefined }),
          label: t(`cases.view.${view}`),
          isCurrent: view === filter.view,
        }))}
      />
      {filter.view === 'complaints' ? (
        <Complaints />
      ) : (
        <>
          <CaseFilters filter={filter} />
          {filter.view === 'all' ? <AllCases filter={filter} /> : <WaitingCases filter={filter} />}
        </>
      )}
      {isOpening && <OpenCase onClose={() => setIsOpening(false)} />}
    </DeskFrame>
  );
}

const groups = ['mine', 'without owner', 'others'] as const;
const groupOf = { mine: 'mine', none: 'without owner', others: 'others' } as const;

/** Own ones first, then those without an owner, then those of others; overdue ones first, as the server orders them. */
function WaitingCases({ filter: { category, owner } }: { filter: CaseFilter }) {
  const t = useT();
  const query = useWaitingCases();
  return (
    <Remote query={query}>
      {(cases) => {
        const shown = cases.filter(
          (one) => (!category || one.category === category) && (!owner || one.group === groupOf[owner]),
        );
        return shown.length === 0 ? <Nothing isFiltered={cases.length > 0} /> : <GroupedCases cases={shown} t={t} />;
      }}
    </Remote>
  );
}

function GroupedCases({ cases, t }: { cases: ListedCase[]; t: ReturnType<typeof useT> }) {
  const { rowProps } = useCaseList(cases);
  return groups.map((group) => {
    const ofGroup = cases.filter((one) => one.group === group);
    const title = t(`cases.group.${group === 'without owner' ? 'without-owner' : group}`);
    return ofGroup.length > 0 && <CaseRows key={group} title={title} cases={ofGroup} rowProps={rowProps} />;
  });
}

function AllCases({ filter }: { filter: CaseFilter }) {
  const query = useAllCases(filter);
  return (
    <Remote query={query}>
      {({ pages }) => {
        const cases = pages.flat().filter(({ group }) => filter.owner !== 'others' || group === 'others');
        return (
          <>
            {cases.length === 0 ? <Nothing isFiltered /> : <ListedCases cases={cases} />}
            <Older query={query} />
          </>
        );
      }}
    </Remote>
  );
}

function ListedCases({ cases }: { cases: ListedCase[] }) {
  const t = useT();
  const { rowProps } = useCaseList(cases);
  return <CaseRows title={t('cases.view.all')} cases={cases} rowProps={rowProps} />;
}

function Complaints() {
  const query = useComplaints();
  return (
    <Remote query={query}>
      {({ pages }) => (
        <>
          <ListedComplaints complaints={pages.flat()} />
          <Older query={query} />
        </>
      )}
    </Remote>
  );
}

function ListedComplaints({ complaints }: { complaints: Parameters<typeof ComplaintRows>[0]['complaints'] }) {
  const { rowProps } = useWorklist({ items: complaints, actions: {} });
  return complaints.length === 0 ? (
    <Nothing isFiltered />
  ) : (
    <ComplaintRows complaints={complaints} rowProps={rowProps} />
  );
}

/** `t` takes the case in hand. */
function useCaseList(cases: readonly ListedCase[]) {
  const take = useTake();
  return useWorklist({
    items: cases,
    actions: {
      t: (one: ListedCase) => {
        if (one.actions.includes('take')) void take(one.id).then(() => navigate(`/cases/${one.id}`));
      },
    },
  });
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useT();
  return (
    <div className={remoteStyles.panel}>
      {isFiltered ? (
        <EmptyState icon="search" title={t('cases.none.title')} text={t('cases.none.text')} />
      ) : (
        <EmptyState icon="check" title={t('cases.empty.title')} text={t('cases.empty.text')} />
      )}
    </div>
  );
}

interface OlderProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

function Older({ query }: OlderProps) {
  const t = useT();
  if (!query.hasNextPage) return null;
  return (
    <div className={styles.older}>
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('cases.older')}
      </Button>
    </div>
  );
}

function CaseKeys() {
  const t = useT();
  return <Keys keys={[...useListKeys(), { key: 't', does: t('cases.take') }]} />;
}
