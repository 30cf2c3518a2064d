import Bowser from 'bowser';

export interface Device {
  isMobile: boolean;
  os: string;
  browser: string;
}

const textMax = 60;
const userAgentMax = 1_000;

/** What the browser says it is. Good enough for a person to recognise their own phone, and no proof of anything. */
export function recogniseDevice(userAgent: string | undefined): Device {
  const parsed = Bowser.parse((userAgent ?? '').slice(0, userAgentMax) || 'unknown');
  const { os, browser, platform } = parsed;
  return {
    isMobile: platform.type === 'mobile' || platform.type === 'tablet',
    os: words(os.name, os.versionName ?? os.version),
    browser: words(browser.name, browser.version?.split('.')[0]),
  };
}

function words(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ').slice(0, textMax);
}
