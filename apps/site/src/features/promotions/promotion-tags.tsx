import { Badge } from '@harmattan/ui/badge';
import styles from './promotion-tags.module.css';
import type { Promotion } from './use-promotions.ts';

export function PromotionTags({ tags }: { tags: Promotion['promotionTagsList'] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {tags.map(({ tagName }) => (
        <li key={tagName}>
          <Badge kind="info">{tagName}</Badge>
        </li>
      ))}
    </ul>
  );
}
