import type { Settings } from '../settings/index.ts';

/** The system chooses the ports of the site and of the office, so that many platforms run side by side. */
export function onFreePorts<Given extends Settings>(settings: Given): Given {
  return { ...settings, port: 0, office: { ...settings.office, port: 0 } };
}
