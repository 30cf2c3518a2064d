import { useT } from '@harmattan/i18n/use-t';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { PromotionCard } from './promotion-card.tsx';
import styles from './promotions-page.module.css';
import { usePromotions } from './use-promotions.ts';

export function PromotionsFace({ categoryId }: { categoryId: number }) {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = usePromotions(categoryId);

  if (isPending) {
    return (
      <Loading label={t('promotions.loading')}>
        <div className={styles.list}>
          <Skeleton height="348px" />
          <Skeleton height="348px" />
          <Skeleton height="348px" />
        </div>
      </Loading>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={t('promotions.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  if (data.length === 0) {
    return <EmptyState icon="gift" title={t('promotions.empty.title')} text={t('promotions.empty.text')} />;
  }
  return (
    <ul className={styles.list}>
      {data.map((promotion, index) => (
        <PromotionCard key={promotion.id} promotion={promotion} isFirst={index === 0} />
      ))}
    </ul>
  );
}
