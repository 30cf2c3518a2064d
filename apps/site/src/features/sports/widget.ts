import type { AltenarWsdk } from '@harmattan/wires/frames/altenar-widget';
import type { FrameEvent } from '@harmattan/wires/frames/frame-event';
import type { Theme } from '../../shared/theme.ts';

declare global {
  interface Window {
    altenarWSDK?: AltenarWsdk;
  }
}

interface WidgetOptions {
  scriptUrl: URL;
  integration: string;
  culture: string;
  token: string | null;
  theme: Theme;
  page: string | undefined;
  container: HTMLElement;
  onEvent: (event: FrameEvent) => void;
}

/** Puts the book into the page itself. Answers with the way to take it out again. */
export async function addWidget({ scriptUrl, container, onEvent, ...options }: WidgetOptions): Promise<() => void> {
  await loadScript(scriptUrl);
  const kit = window.altenarWSDK;
  if (!kit) throw new Error('the script of the widget defines nothing');
  const { integration, culture, token, theme, page } = options;
  await kit.init({ integration, culture, themeName: theme, ...(token !== null && { token }) });
  await kit.addSportsBook({
    container,
    props: {
      ...(page !== undefined && { page }),
      onRouterLoad: () => onEvent({ kind: 'ready' }),
      onRouteChange: (route) => onEvent({ kind: 'navigate', path: String(route.page) }),
      onSignInButtonClick: () => onEvent({ kind: 'needLogin' }),
      onRegisterButtonClick: () => onEvent({ kind: 'needRegister' }),
      onBetPlacement: () => onEvent({ kind: 'betPlaced' }),
      onBetSlipView: ({ isVisible }) => onEvent({ kind: 'slipOpen', isOpen: isVisible }),
      onScrollTop: () => onEvent({ kind: 'scrollTop' }),
      onSessionLost: () => onEvent({ kind: 'sessionLost' }),
    },
  });
  return () => void kit.remove();
}

const loading = new Map<string, Promise<void>>();

/** Once for a page; a script that did not come is asked for again. */
function loadScript(url: URL): Promise<void> {
  const under = loading.get(url.href) ?? fetchScript(url);
  loading.set(url.href, under);
  under.catch(() => loading.delete(url.href));
  return under;
}

function fetchScript(url: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url.href;
    script.referrerPolicy = 'strict-origin';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the script of the widget did not come'));
    };
    document.head.append(script);
  });
}
