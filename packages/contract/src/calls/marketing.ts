import { z } from 'zod';
import { call } from '../call.ts';
import { language, localTime, nothing } from '../fields.ts';

const shortText = z.string().max(200);

const promotionId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be the id of a promotion')
  .transform(Number);

const promotion = {
  id: z.int(),
  imageURL: z.string(),
  titleMainPage: z.string(),
  categoryDescriptionAll: z.string().meta({ description: 'What it is about, in a sentence or two of plain text' }),
  promotionCategoryList: z.array(z.strictObject({ id: z.int(), category: z.string() })),
  promotionTagsList: z.array(z.strictObject({ tagName: z.string() })),
  endDate: localTime.nullable().meta({ description: 'Null: until further notice' }),
};

export const marketingCalls = {
  'GET Marketing/GetActivePromotionCategories': call({
    summary: 'The categories that are active and hold something, in their order',
    caller: 'anyone',
    query: z.strictObject({ lang: language }),
    data: z.array(
      z.strictObject({
        id: z.int(),
        category: z.string(),
        isActive: z.boolean(),
        activatedInMenu: z.boolean().meta({ description: 'Whether the menus have a link to it' }),
      }),
    ),
    failures: {},
  }),

  'GET Marketing/getActivePromotions': call({
    summary: 'The promotions of a category that are on now; category 0 is all of them. An unknown category holds none',
    caller: 'anyone',
    query: z.strictObject({
      lang: language,
      categoryId: z
        .string()
        .regex(/^\d{1,9}$/, 'must be the id of a category')
        .transform(Number),
    }),
    data: z.array(z.strictObject(promotion)),
    failures: {},
  }),

  'GET Marketing/PromotionDetails': call({
    summary: 'One promotion with its text',
    caller: 'anyone',
    query: z.strictObject({ lang: language, PromotionID: promotionId }),
    data: z.strictObject({
      ...promotion,
      startDate: localTime,
      text: z.string().meta({ description: "The operator's text, with simple marks" }),
      action: z
        .strictObject({ label: z.string(), url: z.string().meta({ description: 'A path of this site' }) })
        .nullable(),
    }),
    failures: { PROMOTION_DOES_NOT_EXIST: nothing },
  }),

  'GET Marketing/GetBanners': call({
    summary: 'The banners that are on now at a place of the site, in their order',
    caller: 'anyone',
    query: z.strictObject({ lang: language, place: z.enum(['home', 'lobby']) }),
    data: z.array(
      z.strictObject({
        id: z.int(),
        imageURL: z.string(),
        title: z.string(),
        text: z.string(),
        url: z.string().meta({ description: 'A path of this site' }),
      }),
    ),
    failures: {},
  }),

  'POST Marketing/RegisterCampaignClick': call({
    summary: 'Records that somebody came through a campaign',
    caller: 'anyone',
    callsPerMinuteMax: 60,
    query: z.strictObject({
      refcode: shortText.min(1),
      host: z.string().max(300).optional(),
      controllerName: shortText.optional(),
      actionName: shortText.optional(),
      isFirst: z.enum(['0', '1']).meta({ description: '1 when the visitor had a refcode cookie already' }),
    }),
    data: nothing,
    failures: {},
  }),
};
