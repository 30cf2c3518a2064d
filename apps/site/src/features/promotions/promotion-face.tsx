import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import styles from './promotion-page.module.css';
import { PromotionView } from './promotion-view.tsx';
import type { usePromotion } from './use-promotion.ts';

export function PromotionFace({ found }: { found: ReturnType<typeof usePromotion> }) {
  const t = useT();
  const failureText = useFailureText();
  const { data: promotion, error, refetch, isPending } = found;

  if (isPending) {
    return (
      <Loading label={t('promotions.loading')}>
        <div className={styles.skeleton}>
          <Skeleton height="220px" />
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="85%" />
        </div>
      </Loading>
    );
  }
  if (promotion === null) {
    return (
      <EmptyState
        icon="gift"
        title={t('promotions.PROMOTION_DOES_NOT_EXIST')}
        text={t('promotions.gone.text')}
        action={
          <ButtonLink kind="primary" href="/promotions">
            {t('promotions.gone.way')}
          </ButtonLink>
        }
      />
    );
  }
  if (promotion === undefined) {
    return (
      <ErrorState
        title={t('promotions.failed.one')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  return <PromotionView promotion={promotion} />;
}
