import type { AltenarWsdk } from '@harmattan/wires/frames/altenar-widget';
import { openBridge } from './bridge.ts';

declare global {
  interface Window {
    altenarWSDK?: AltenarWsdk;
  }
}

/** The server writes both into the page. */
const { site: siteOrigin = '', script: scriptUrl = '' } = document.documentElement.dataset;
const query = new URLSearchParams(location.search);
const container = document.createElement('div');
document.documentElement.lang = query.get('culture') ?? 'en-GB';
document.body.style.margin = '0';
document.body.append(container);

const bridge = openBridge({ siteOrigin, site: window.parent, loadKit, query, container });
addEventListener('message', bridge.onMessage);
new ResizeObserver(() => bridge.tellHeight(container.scrollHeight)).observe(container);

function loadKit(): Promise<AltenarWsdk> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.referrerPolicy = 'strict-origin';
    script.onload = () =>
      window.altenarWSDK ? resolve(window.altenarWSDK) : reject(new Error('the script of the widget defines nothing'));
    script.onerror = () => reject(new Error('the script of the widget did not come'));
    document.head.append(script);
  });
}
