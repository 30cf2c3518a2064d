import { useT } from '@harmattan/i18n/use-t';
import { useNavigate, useSearchParams } from 'react-router';
import { ViewHead } from '../../shared/view-head.tsx';
import { PromotionFace } from './promotion-face.tsx';
import styles from './promotion-page.module.css';
import { usePromotion } from './use-promotion.ts';

export function PromotionPage({ title }: { title: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const found = usePromotion(search.get('promotionid') ?? '');
  return (
    <div className={styles.page}>
      <ViewHead
        title={found.data?.titleMainPage ?? title}
        backLabel={t('promotions.back')}
        onBack={() => navigate('/promotions')}
      />
      <PromotionFace found={found} />
    </div>
  );
}
