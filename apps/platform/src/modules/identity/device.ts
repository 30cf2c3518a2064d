import Bowser from 'bowser';

export interface Device {
  isMobile: boolean;
  os: string;
  browser: string;
}

const userAgentMax = 1_000;
const version = /^[\w. ]{1,20}$/;
const knownNames = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)]);

/**
 * What the browser says it is. Good enough for a person to recognise their own phone, and no proof of anything. Only names
 * that the library knows get through: whatever else an agent holds would be a stranger's words in our texts and pages.
 */
export function recogniseDevice(userAgent: string | undefined): Device {
  const parsed = Bowser.parse((userAgent ?? '').slice(0, userAgentMax) || 'unknown');
  const { os, browser, platform } = parsed;
  return {
    isMobile: platform.type === 'mobile' || platform.type === 'tablet',
    os: nameAndVersion(os.name, os.versionName ?? os.version),
    browser: nameAndVersion(browser.name, browser.version?.split('.')[0]),
  };
}

function nameAndVersion(name: string | undefined, number: string | undefined): string {
  if (!name || !knownNames.has(name)) return '';
  return number && version.test(number) ? `${name} ${number}` : name;
}
