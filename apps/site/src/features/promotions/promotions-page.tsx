import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { ErrorState } from '@harmattan/ui/error-state';
import { Tabs } from '@harmattan/ui/tabs';
import { useEffect, useRef } from 'react';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import frameStyles from '../../shared/page/page-frame.module.css';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { categoryAddress, categoryOf, everything } from '../../shared/promotions/category-address.ts';
import { usePromotionCategories } from '../../shared/promotions/use-promotion-categories.ts';
import { PromotionsFace } from './promotions-face.tsx';
import styles from './promotions-page.module.css';

/** The address says which category is shown, so that the way back leads to the one of before. */
export function PromotionsPage({ title }: { title: string }) {
  const t = useT();
  const [search] = useSearchParams();
  const { data: categories, error, refetch } = usePromotionCategories();
  const tabs = [
    { id: String(everything), label: t('promotions.all') },
    ...(categories ?? []).map(({ id, category }) => ({ id: String(id), label: category })),
  ];
  const wanted = categoryOf(search);
  const isThere = categories === undefined || tabs.some(({ id }) => id === String(wanted));
  // A link may be older than its category.
  const shown = isThere ? wanted : everything;
  const tabsRef = useChosenInSight(`${shown} ${tabs.length}`);

  return (
    <div className={frameStyles.page}>
      <div>
        <PageHeading className={frameStyles.heading}>{title}</PageHeading>
        <p className={frameStyles.lead}>{t('promotions.lead')}</p>
      </div>
      {error && !categories && <CategoriesFailed failure={error} onRetry={refetch} />}
      <div ref={tabsRef} className={styles.tabs}>
        <Tabs
          look="chips"
          label={t('promotions.categories')}
          tabs={tabs}
          selected={String(shown)}
          onSelect={(id) => navigate(categoryAddress(Number(id)))}
        >
          <PromotionsFace categoryId={shown} />
        </Tabs>
      </div>
    </div>
  );
}

/** The promotions themselves may have come: those of the address's category stay in sight below. */
function CategoriesFailed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const t = useT();
  const failureText = useFailureText();
  return (
    <ErrorState
      title={t('promotions.failed.categories')}
      text={failureText(failure)}
      retryText={t('shell.retry')}
      onRetry={() => onRetry()}
    />
  );
}

/** Chips scroll sideways; the chosen one is brought into sight, and the page keeps its height. */
function useChosenInSight(chosen: string) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen chip is what the list follows.
  useEffect(() => {
    const chip = ref.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    const chips = chip?.parentElement;
    if (chips) chips.scrollLeft = chip.offsetLeft - (chips.clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);
  return ref;
}
