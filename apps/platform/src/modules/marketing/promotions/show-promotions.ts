import type { Queryable } from '@harmattan/process/transaction';
import type { Language } from '../fields.ts';
import { addressOf, drawnAddress } from '../picture.ts';
import { isOnAt } from '../read-document.ts';
import { type PromotionDocument, positionOf, textsIn } from './promotion-document.ts';
import {
  type CategoryRow,
  listCategoryRows,
  listPromotionRows,
  type PromotionRow,
  readNow,
} from './promotions-store.ts';
import type { PublishedPromotions } from './published-promotions.ts';

interface ShownPromotion extends Omit<PromotionRow, 'banner'> {
  imageURL: string;
}

export interface PromotionsDeps {
  pool: Queryable;
  published(): PublishedPromotions;
}

/** The category of all that is on. */
const everything = 0;

/** The active ones, also where nothing is on in them: their page says so. */
export async function showCategories(deps: PromotionsDeps, lang: Language) {
  return (await activeCategories(deps, lang)).map(({ id, name, isActive, isInMenu }) => ({
    ...{ id, category: name, isActive, activatedInMenu: isInMenu },
  }));
}

export async function showPromotions(
  deps: PromotionsDeps,
  { lang, categoryId }: { lang: Language; categoryId: number },
) {
  const [categories, promotions] = await Promise.all([activeCategories(deps, lang), promotionsOn(deps, { lang })]);
  const isKnown = categories.some(({ id }) => id === categoryId);
  return promotions
    .filter((one) => categoryId === everything || (isKnown && one.categories.includes(categoryId)))
    .map((one) => toCard(one, categories));
}

/** Undefined for a promotion that is not on at this moment: the answer does not show whether it was or will be. */
export async function showPromotion(
  deps: PromotionsDeps,
  { lang, promotionId }: { lang: Language; promotionId: number },
) {
  const [categories, [found]] = await Promise.all([
    activeCategories(deps, lang),
    promotionsOn(deps, { lang, promotionId }),
  ]);
  if (!found) return undefined;
  const { startsAt, text, actionPath, actionLabel } = found;
  const action = actionPath !== null && actionLabel !== null ? { label: actionLabel, url: actionPath } : null;
  return { ...toCard(found, categories), startDate: startsAt, text, action };
}

async function activeCategories({ pool, published }: PromotionsDeps, lang: Language): Promise<CategoryRow[]> {
  const documents = published().categories;
  const filed = await listCategoryRows(pool, lang);
  return [
    ...filed.filter(({ id }) => !documents.has(id)).map((row) => ({ ...row, position: positionOf(row.position) })),
    ...[...documents].map(([id, { names, ...document }]) => ({ id, ...document, name: names[lang] || names.en })),
  ]
    .filter(({ isActive }) => isActive)
    .sort(byPosition);
}

/** Of the file and of the office, in their order. */
async function promotionsOn(
  { pool, published }: PromotionsDeps,
  { lang, promotionId }: { lang: Language; promotionId?: number },
): Promise<ShownPromotion[]> {
  const documents = [...published().promotions].filter(([id]) => promotionId === undefined || id === promotionId);
  const [rows, now] = await Promise.all([
    listPromotionRows(pool, lang, promotionId),
    documents.length === 0 ? new Date(0) : readNow(pool),
  ]);
  const taken = new Set(documents.map(([id]) => id));
  return [
    ...rows.filter(({ id }) => !taken.has(id)).map(fromFile),
    ...documents.map(([id, document]) => fromDocument({ id, document, lang, now })),
  ]
    .filter(({ isOn }) => isOn)
    .sort(byPosition);
}

const byPosition = (one: { position: number; id: number }, other: { position: number; id: number }) =>
  one.position - other.position || one.id - other.id;

function fromFile({ banner, ...row }: PromotionRow): ShownPromotion {
  return { ...row, position: positionOf(row.position), imageURL: drawnAddress(banner) };
}

interface DocumentShown {
  id: number;
  document: PromotionDocument;
  lang: Language;
  /** By the database's clock. */
  now: Date;
}

function fromDocument({ id, document, lang, now }: DocumentShown): ShownPromotion {
  const { startsAt, endsAt, actionPath, position, categories } = document;
  const { actionLabel, ...texts } = textsIn(document, lang);
  return {
    ...{ id, position, categories, startsAt, endsAt, ...texts },
    isOn: isOnAt(document, now),
    imageURL: addressOf(document),
    ...(actionPath === '' ? { actionPath: null, actionLabel: null } : { actionPath, actionLabel }),
  };
}

function toCard({ id, imageURL, title, summary, categories, tags, endsAt }: ShownPromotion, active: CategoryRow[]) {
  return {
    id,
    imageURL,
    titleMainPage: title,
    categoryDescriptionAll: summary,
    promotionCategoryList: active
      .filter((category) => categories.includes(category.id))
      .map((category) => ({ id: category.id, category: category.name })),
    promotionTagsList: tags.map((tagName) => ({ tagName })),
    endDate: endsAt,
  };
}
