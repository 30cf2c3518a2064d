import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { useEnvironment } from '@harmattan/ui/environment';
import { Prose } from '@harmattan/ui/prose';
import { Banner } from '../../shared/banner/banner.tsx';
import { dayText, lastDayText } from '../../shared/time/date-text.ts';
import styles from './promotion-page.module.css';
import { PromotionTags } from './promotion-tags.tsx';
import type { PromotionDetails } from './use-promotion.ts';

export function PromotionView({ promotion }: { promotion: PromotionDetails }) {
  const { imageURL, categoryDescriptionAll, promotionTagsList, text, action } = promotion;
  return (
    <article className={styles.view}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Banner src={imageURL} isFirst />
        </div>
        <PromotionTags tags={promotionTagsList} />
        <p className={styles.summary}>{categoryDescriptionAll}</p>
        <PromotionPeriod promotion={promotion} />
      </div>
      <div className={styles.text}>
        {/* The headings of its text stand right below the page's own. */}
        <Prose text={text} headingLevel={2} />
      </div>
      {action && (
        <div className={styles.action}>
          <ButtonLink kind="primary" size="large" wide href={action.url}>
            {action.label}
          </ButtonLink>
        </div>
      )}
    </article>
  );
}

function PromotionPeriod({ promotion: { startDate, endDate } }: { promotion: PromotionDetails }) {
  const t = useT();
  const { language } = useEnvironment();
  return (
    <dl className={styles.period}>
      <div>
        <dt>{t('promotions.from')}</dt>
        <dd>{dayText(startDate, language)}</dd>
      </div>
      <div>
        <dt>{t('promotions.to')}</dt>
        <dd>{endDate === null ? t('promotions.to.notice') : lastDayText(endDate, language)}</dd>
      </div>
    </dl>
  );
}
