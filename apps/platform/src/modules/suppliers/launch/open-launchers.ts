import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { SuppliersDeps } from '../suppliers-deps.ts';
import { betsolutionsLauncher } from './betsolutions.ts';
import type { Launcher } from './launcher.ts';
import { qtechLauncher } from './qtech.ts';

/** One for each supplier that is switched on. */
export function openLaunchers(
  deps: Pick<SuppliersDeps, 'settings' | 'currency' | 'country' | 'launchTimeoutMs'>,
): ReadonlyMap<SupplierName, Launcher> {
  const { settings, currency, country, launchTimeoutMs: timeoutMs } = deps;
  const launchers: { [Name in SupplierName]?: Launcher | undefined } = {
    betsolutions: settings.betsolutions && betsolutionsLauncher(settings.betsolutions),
    qtech: settings.qtech && qtechLauncher(settings.qtech, { timeoutMs, currency, country }),
  };
  return new Map(Object.entries(launchers).filter(([, launcher]) => launcher) as [SupplierName, Launcher][]);
}
