import type { AltenarWsdk } from '@harmattan/wires/frames/altenar-widget';
import { mount } from './mount.tsx';
import { createWsdk } from './widget/create-wsdk.ts';
import { takeSeat } from './widget/take-seat.ts';
import styles from './widget/widget.css?inline';

let sheet: CSSStyleSheet | undefined;

/**
 * The book in a page of the operator's. It keeps to a shadow root, so that neither page's styles reach the other's, and wears
 * a style sheet made by script: the page around it may allow no inline style.
 */
export function openWsdk({ bookUrl, ...site }: { bookUrl: string; currency: string; siteUrl: string }): AltenarWsdk {
  return createWsdk({
    takeSeat: (options) => takeSeat(bookUrl, options),
    mount(container, view) {
      const root = shadowOf(container as Element);
      root.adoptedStyleSheets = [wornSheet()];
      // In a frame as tall as the book nothing sticks to the window, and the page around has a button for the slip.
      const isFramed = window.parent !== window;
      return mount(root, { ...view, ...site, apiUrl: bookUrl, dress: 'altenar', isFramed });
    },
  });
}

function shadowOf(container: Element): ShadowRoot {
  return container.shadowRoot ?? container.attachShadow({ mode: 'open' });
}

function wornSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  // Below a shadow root the root of all is its host: the tokens are kept there, whatever the page around has.
  sheet.replaceSync(styles.replaceAll(':root', ':host'));
  return sheet;
}
