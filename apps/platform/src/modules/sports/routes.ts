import type { Calls } from '@harmattan/contract';
import { type CallContext, type Handlers, success } from '../../plumbing/http/answer.ts';
import { writeAltenar, writeAltenarWidget, writeBsbetting, writeBti, writeEverymatrix } from './launches.ts';
import { openBook, type SportsDeps } from './open-book.ts';
import { providers } from './providers.ts';

type SportsCalls = Pick<
  Calls,
  | 'GET Sports/GetBettingProviders'
  | 'POST Sports/Altenar'
  | 'POST Sports/AltenarNew'
  | 'POST Sports/BSBetting'
  | 'POST Sports/BTI'
  | 'POST Sports/EveryMatrix'
>;

type Context = Pick<CallContext<Calls['POST Sports/BTI']>, 'player' | 'header'>;

export function sportsRoutes(deps: SportsDeps): Handlers<SportsCalls> {
  // Without an origin the supplier is switched off, and nothing is written.
  const writeWidget = writeAltenarWidget(deps.widgetOrigin ?? '');
  const orderOf = ({ player, header }: Context, language: string) => ({
    player,
    language,
    isMobile: /mobile|android/i.test(header('user-agent') ?? ''),
  });

  return {
    'GET Sports/GetBettingProviders': () => success(providers.filter(({ key }) => deps.settings[key] !== undefined)),
    'POST Sports/Altenar': ({ context, query: { lang, isLite } }) =>
      openBook(deps, { supplier: 'altenar', ...orderOf(context, lang) }, isLite === true ? writeWidget : writeAltenar),
    'POST Sports/AltenarNew': ({ context, query: { lang } }) =>
      openBook(deps, { supplier: 'altenar', ...orderOf(context, lang) }, writeWidget),
    'POST Sports/BSBetting': ({ context, query: { lang = 'en' } }) =>
      openBook(deps, { supplier: 'bsbetting', ...orderOf(context, lang) }, writeBsbetting),
    'POST Sports/BTI': ({ context, query: { lang } }) =>
      openBook(deps, { supplier: 'bti', ...orderOf(context, lang) }, writeBti),
    'POST Sports/EveryMatrix': ({ context, query: { lang } }) =>
      openBook(deps, { supplier: 'everymatrix', ...orderOf(context, lang) }, writeEverymatrix),
  };
}
