import { useLocation } from '@harmattan/router/location';
import { Icon } from '@harmattan/ui/icon';
import { AppLink } from '../../shared/page/app-link.tsx';
import { categoryAddress } from '../../shared/promotions/category-address.ts';
import { usePromotionCategories } from '../../shared/promotions/use-promotion-categories.ts';
import styles from './menu-list.module.css';

/** The kinds of promotions that the operator wants in the menus. Without an answer the menus do without them. */
export function PromotionLinks() {
  const { pathname, search } = useLocation();
  const { data = [] } = usePromotionCategories();
  const links = data.filter(({ activatedInMenu }) => activatedInMenu);
  if (links.length === 0) return null;
  return (
    <ul className={styles.list}>
      {links.map(({ id, category }) => {
        const href = categoryAddress(id);
        const isCurrent = `${pathname}${search}`.toLowerCase() === href;
        return (
          <li key={id}>
            <AppLink href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
              <Icon name="gift" />
              {category}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
