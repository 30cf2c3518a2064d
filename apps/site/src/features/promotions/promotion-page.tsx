import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { useSearchParams } from '@harmattan/router/use-search-params';
import frameStyles from '../../shared/page/page-frame.module.css';
import { ViewHead } from '../../shared/page/view-head.tsx';
import { PromotionFace } from './promotion-face.tsx';
import { usePromotion } from './use-promotion.ts';

export function PromotionPage({ title }: { title: string }) {
  const t = useT();
  const [search] = useSearchParams();
  const found = usePromotion(search.get('promotionid') ?? '');
  return (
    <div className={frameStyles.page}>
      <ViewHead
        title={found.data?.titleMainPage ?? title}
        backLabel={t('promotions.back')}
        onBack={() => navigate('/promotions')}
      />
      <PromotionFace found={found} />
    </div>
  );
}
