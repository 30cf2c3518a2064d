import { storedLanguage } from '@harmattan/i18n/stored-language';
import { useT } from '@harmattan/i18n/use-t';
import type { QueryResult } from '@harmattan/queries';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useFailureText } from '../forms/use-failure-text.ts';
import { useSession } from '../session/session.ts';
import { DraftMethod } from './cashier-draft.ts';
import { MethodCard } from './method-card.tsx';
import styles from './method-list.module.css';
import { type MethodKind, type PaymentMethod, shownMethods } from './payment-methods.ts';
import { PaymentPauses } from './payment-pauses.tsx';

interface MethodListProps {
  query: QueryResult<Parameters<typeof shownMethods>[0]>;
  kinds: Readonly<Record<string, MethodKind>>;
}

/** The ways to pay, of which the first is open. Another one stands in the address, so that a link can lead to it. */
export function MethodList({ query, kinds }: MethodListProps) {
  const t = useT();
  const failureText = useFailureText();
  const rankId = useSession()?.user.rankId;
  const [search, setSearch] = useSearchParams();
  const { data, error, isPending, refetch } = query;

  if (isPending) return <MethodListSkeleton />;
  if (error) {
    return (
      <ErrorState
        title={t('cashier.methods.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  const shown = shownMethods(data, { kinds, rankId });
  if (shown.length === 0) {
    return <EmptyState icon="wallet" title={t('cashier.methods.empty.title')} text={t('cashier.methods.empty.text')} />;
  }
  const open = search.get('method') ?? shown.find(({ isPaused }) => !isPaused)?.method.viewName;

  function toggle({ viewName }: PaymentMethod) {
    const next = new URLSearchParams(search);
    next.set('method', viewName === open ? '' : viewName);
    setSearch(next);
  }

  return (
    <div className={styles.list}>
      <PaymentPauses pauses={data.pauses ?? []} />
      {shown.map(({ method, kind, limit, isPaused }) => (
        <MethodCard
          key={method.viewName}
          name={t(kind.name)}
          mark={kind.mark}
          promise={kind.promise}
          limit={limit}
          note={method.texts?.[storedLanguage()] ?? method.texts?.en}
          isPaused={isPaused}
          isOpen={!isPaused && method.viewName === open}
          onToggle={() => toggle(method)}
        >
          <DraftMethod value={method.viewName}>
            <kind.Panel method={method} limit={limit} />
          </DraftMethod>
        </MethodCard>
      ))}
    </div>
  );
}

function MethodListSkeleton() {
  const t = useT();
  return (
    <Loading label={t('cashier.methods.loading')}>
      <div className={styles.list}>
        {['one', 'two', 'three', 'four'].map((bone) => (
          <Skeleton key={bone} height="56px" />
        ))}
      </div>
    </Loading>
  );
}
