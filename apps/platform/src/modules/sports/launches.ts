import type { WriteLaunch } from './open-book.ts';
import { providers } from './providers.ts';

/** The page of EveryMatrix's book on our site; its own places are below it. */
const everymatrixPath = providers.find(({ key }) => key === 'everymatrix')?.preMatchUrl as string;

/** In a frame. */
export const writeAltenar: WriteLaunch<'altenar', AltenarLaunch> = ({ url, skinId, walletCode }, { locale, token }) => {
  const query = { ...(token !== null && { token }), skinId, walletCode, lang: locale };
  return {
    url: `${url}/`,
    token,
    lang: locale,
    skinId,
    walletCode,
    integration: skinId,
    frameUrl: withQuery(`${url}/`, query),
  };
};

/** As a script in a frame of the widget's own origin. The page around it is told the token once it asks: no address holds it. */
export function writeAltenarWidget(widgetOrigin: string): typeof writeAltenar {
  return (setting, visit) => ({
    ...writeAltenar(setting, visit),
    url: `${setting.url}/altenarWSDK.js`,
    frameUrl: withQuery(`${widgetOrigin}/widget-frame`, { integration: setting.skinId, culture: visit.locale }),
  });
}

export interface AltenarLaunch {
  url: string;
  token: string | null;
  lang: 'en-GB' | 'sw-SW' | 'zh-CN';
  skinId: string;
  walletCode: string;
  integration: string;
  frameUrl: string;
}

export const writeBti = (({ url, merchantId }, { locale, token }) => ({
  baseUrl: url,
  token,
  merchantId,
  lang: locale,
  frameUrl: withQuery(`${url}/${locale}/sports`, { operatorToken: token ?? 'logout' }),
})) satisfies WriteLaunch<'bti', object>;

export const writeEverymatrix = (({ url }, { locale, token }) => ({
  iFramebaseUrl: `${url}/${locale}`,
  currentSession: token,
  basePath: everymatrixPath,
  lang: locale,
  frameUrl: withQuery(`${url}/${locale}/sports`, {
    ...(token !== null && { currentSession: token }),
    basePath: everymatrixPath,
  }),
})) satisfies WriteLaunch<'everymatrix', object>;

/** As the same supplier's games are opened. */
export const writeBsbetting = (({ url, merchantId }, { locale, token }) => ({
  url,
  lang: locale,
  merchantId,
  frameUrl: withQuery(`${url}/auth/auth`, {
    ...(token !== null && { Token: token }),
    MerchantId: merchantId,
    Lang: locale,
    IsFreeplay: '0',
  }),
})) satisfies WriteLaunch<'bsbetting', object>;

function withQuery(url: string, query: Record<string, string>): string {
  return `${url}?${new URLSearchParams(query)}`;
}
