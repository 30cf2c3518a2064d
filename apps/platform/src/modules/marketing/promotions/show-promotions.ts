import type { Queryable } from '@harmattan/process/transaction';
import type { Language } from './promotion-file.ts';
import { listPromotions, type ShownPromotion } from './promotions-store.ts';

/** The category of all that is on. */
const everything = 0;

export async function showPromotions(db: Queryable, { lang, categoryId }: { lang: Language; categoryId: number }) {
  const found = await listPromotions(db, lang, categoryId === everything ? 'all' : { categoryId });
  return found.map(toCard);
}

/** Undefined for a promotion that is not on at this moment: the answer does not show whether it was or will be. */
export async function showPromotion(db: Queryable, { lang, promotionId }: { lang: Language; promotionId: number }) {
  const [found] = await listPromotions(db, lang, { promotionId });
  if (!found) return undefined;
  const { startsAt, text, actionPath, actionLabel } = found;
  const action = actionPath !== null && actionLabel !== null ? { label: actionLabel, url: actionPath } : null;
  return { ...toCard(found), startDate: startsAt, text, action };
}

function toCard({ id, banner, title, summary, categories, tags, endsAt }: ShownPromotion) {
  return {
    id,
    imageURL: `/art/banners/${banner}.svg`,
    titleMainPage: title,
    categoryDescriptionAll: summary,
    promotionCategoryList: categories,
    promotionTagsList: tags.map((tagName) => ({ tagName })),
    endDate: endsAt,
  };
}
