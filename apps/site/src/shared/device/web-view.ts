import { isWebView } from './is-web-view.ts';

export const inWebView = isWebView(navigator.userAgent);
