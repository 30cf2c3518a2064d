/** Browsers of their own, although they are built like a web view: Opera, social apps and music apps. */
const otherBrowsers =
  /opr\/|opera|opios|opt\/|fban|fbav|fb_iab|facebook|instagram|tiktok|musical_ly|bytedance|twitter|whatsapp|telegram|boomplay|spotify|audiomack/i;

/** Whether the page is shown inside an app of another vendor, where a store does not open. */
export function isInOtherApp(userAgent: string): boolean {
  return otherBrowsers.test(userAgent);
}

/** Whether the page is shown inside a native app. Android's web view says so; on iOS it is the one that is no Safari. */
export function isWebView(userAgent: string): boolean {
  if (otherBrowsers.test(userAgent)) return false;
  if (/; wv\)/.test(userAgent)) return true;
  // Every browser of iOS names Safari, that of every vendor.
  return /\b(iphone|ipad|ipod)\b/i.test(userAgent) && !/safari/i.test(userAgent);
}
