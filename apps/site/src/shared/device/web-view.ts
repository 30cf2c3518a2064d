import { isInOtherApp, isWebView } from './is-web-view.ts';

export const inWebView = isWebView(navigator.userAgent);

/** Inside an app, ours or another vendor's, the site offers no app. */
export const offersApp = !inWebView && !isInOtherApp(navigator.userAgent);
