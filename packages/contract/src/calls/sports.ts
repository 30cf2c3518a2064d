import { z } from 'zod';
import { call } from '../call.ts';
import { gateRefusals, nothing, paused, yesOrNo } from '../fields.ts';
import { nameSchemas } from '../names.ts';

const language = z
  .string()
  .regex(/^[A-Za-z]{2,3}([-_][A-Za-z]{2,4})?$/, 'must be the code of a language')
  .meta({ description: 'en, sw or zh; English for any other', example: 'sw' });
const locale = z.enum(['en-GB', 'sw-SW', 'zh-CN']);
const token = z.string().nullable().meta({ description: 'Who is signed in; null for a visitor, who sees prices only' });
const frameUrl = z
  .string()
  .meta({ description: 'What to open in the frame, complete. `page` and `theme` may be added to it' });

const failures = {
  SPORTSBOOK_NOT_AVAILABLE: nothing,
  SPORTSBOOK_SERVICE_DOWN: nothing,
  PLAY_IS_PAUSED: paused,
  ...gateRefusals.play,
};

const altenar = {
  caller: 'anyone',
  gate: 'play',
  data: z.strictObject({
    url: z.string().meta({ description: 'Where the book is. For the widget: its script' }),
    token,
    lang: locale,
    skinId: z.string(),
    walletCode: z.string(),
    integration: z.string().meta({ description: 'What the widget is initialised with' }),
    frameUrl,
  }),
  failures,
} as const;

nameSchemas({
  AnyLanguage: language,
  Locale: locale,
  BookToken: token,
  FrameUrl: frameUrl,
  AltenarSession: altenar.data,
});

/** The embedded sportsbooks. With a session they answer for that player, without one for a visitor. */
export const sportsCalls = {
  'GET Sports/GetBettingProviders': call({
    summary: 'The sportsbooks that are switched on, the main one first',
    caller: 'anyone',
    data: z.array(
      z.strictObject({
        id: z.int().meta({ description: '33 BSBetting, 44 Altenar, 99 BTI, 253 EveryMatrix' }),
        name: z.string(),
        key: z.enum(['altenar', 'bti', 'everymatrix', 'bsbetting']),
        preMatchUrl: z.string().meta({ description: "The book's page on this site" }),
      }),
    ),
    failures: {},
  }),

  'POST Sports/BSBetting': call({
    summary: 'Opens the sportsbook of BSBetting. Its address can be used once',
    caller: 'anyone',
    gate: 'play',
    query: z.strictObject({ lang: language.optional() }),
    data: z.strictObject({ url: z.string(), lang: locale, merchantId: z.string(), frameUrl }),
    failures,
  }),

  'POST Sports/Altenar': call({
    summary: 'Opens the sportsbook of Altenar, in a frame or as a widget',
    query: z.strictObject({ lang: language, isLite: yesOrNo.optional() }),
    ...altenar,
  }),

  'POST Sports/AltenarNew': call({
    summary: 'Opens the sportsbook of Altenar as a widget',
    query: z.strictObject({ lang: language }),
    ...altenar,
  }),

  'POST Sports/EveryMatrix': call({
    summary: 'Opens the sportsbook of EveryMatrix',
    caller: 'anyone',
    gate: 'play',
    query: z.strictObject({ lang: language }),
    data: z.strictObject({
      iFramebaseUrl: z.string().meta({ description: 'A page of the book follows, then the session and the base path' }),
      currentSession: token,
      basePath: z.string().meta({ description: "The book's page on this site, below which its places are" }),
      lang: locale,
      frameUrl,
    }),
    failures,
  }),

  'POST Sports/BTI': call({
    summary: 'Opens the sportsbook of BTI',
    caller: 'anyone',
    gate: 'play',
    query: z.strictObject({ lang: language }),
    data: z.strictObject({ baseUrl: z.string(), token, merchantId: z.string(), lang: locale, frameUrl }),
    failures,
  }),
};
