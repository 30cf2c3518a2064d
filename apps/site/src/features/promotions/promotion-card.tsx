import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { Banner } from '../../shared/banner/banner.tsx';
import { AppLink } from '../../shared/page/app-link.tsx';
import linkStyles from '../../shared/page/card-link.module.css';
import { lastDayText } from '../../shared/time/date-text.ts';
import styles from './promotion-card.module.css';
import { PromotionTags } from './promotion-tags.tsx';
import type { Promotion } from './use-promotions.ts';

interface PromotionCardProps {
  promotion: Promotion;
  isFirst: boolean;
}

export function PromotionCard({ promotion, isFirst }: PromotionCardProps) {
  const t = useT();
  const { language } = useEnvironment();
  const { id, imageURL, titleMainPage, categoryDescriptionAll, promotionTagsList, endDate } = promotion;
  return (
    <li className={styles.card}>
      <Banner src={imageURL} isFirst={isFirst} />
      <div className={styles.body}>
        <PromotionTags tags={promotionTagsList} />
        <h2 className={styles.title}>
          <AppLink className={linkStyles.link} href={`/promotiondetails?promotionid=${id}`}>
            {titleMainPage}
          </AppLink>
        </h2>
        <p className={styles.text}>{categoryDescriptionAll}</p>
        <p className={styles.until}>
          {endDate === null
            ? t('promotions.until.notice')
            : t('promotions.until.day', { day: lastDayText(endDate, language) })}
        </p>
      </div>
    </li>
  );
}
