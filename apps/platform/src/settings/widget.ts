import type { Environment } from './environment.ts';

export interface WidgetSettings {
  /** Where the frame around the supplier's script is served. Never the site's own host. */
  origin: string;
  /** The supplier's. */
  scriptUrl: string;
}

/** Undefined where the supplier is switched off, or in live mode without an origin, which is a problem there. */
export function widgetSettings(
  env: Environment,
  { siteUrl, altenarUrl }: { siteUrl: string; altenarUrl: string | undefined },
): WidgetSettings | undefined {
  const origin = env.WIDGET_ORIGIN ?? (env.MODE === 'live' ? undefined : otherLoopback(siteUrl, env));
  if (altenarUrl === undefined || origin === undefined) return undefined;
  return { origin, scriptUrl: `${altenarUrl}/altenarWSDK.js` };
}

/** The platform listens on both names of this machine, and to a browser they are different hosts with different cookies. */
function otherLoopback(siteUrl: string, env: Environment): string {
  return ownUrl(env, new URL(siteUrl).hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1');
}

/** The platform as a browser on this machine reaches it. */
export function ownUrl({ PORT, TLS_CERTIFICATE }: Environment, host = 'localhost'): string {
  return `${TLS_CERTIFICATE ? 'https' : 'http'}://${host}:${PORT}`;
}

/** Browsers share cookies between ports and schemes, so that another host is asked for and not only another origin. */
export function widgetProblems(env: Environment): string[] {
  const { MODE, WIDGET_ORIGIN, SITE_URL } = env;
  const { ALTENAR_URL } = env as { ALTENAR_URL?: unknown };
  if (WIDGET_ORIGIN === undefined) {
    return MODE === 'live' && ALTENAR_URL !== undefined && ALTENAR_URL !== 'off'
      ? ["WIDGET_ORIGIN: not set (an https:// host of its own that leads to the platform, for Altenar's widget)"]
      : [];
  }
  const siteUrl = SITE_URL ?? ownUrl(env);
  return [
    ...(new URL(WIDGET_ORIGIN).hostname === new URL(siteUrl).hostname
      ? ["WIDGET_ORIGIN: must have another host than SITE_URL, because a supplier's script runs there"]
      : []),
    ...(MODE === 'live' && WIDGET_ORIGIN.startsWith('http:')
      ? ['WIDGET_ORIGIN: must start with https:// in live mode']
      : []),
  ];
}
