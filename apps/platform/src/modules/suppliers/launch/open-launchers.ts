import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { SuppliersDeps } from '../suppliers-deps.ts';
import { betconstructLauncher } from './betconstruct.ts';
import { betsolutionsLauncher } from './betsolutions.ts';
import { egtLauncher } from './egt.ts';
import { endorphinaLauncher } from './endorphina.ts';
import { globalbetLauncher } from './globalbet.ts';
import type { Launcher } from './launcher.ts';
import { qtechLauncher } from './qtech.ts';
import { softgamingLauncher } from './softgaming.ts';
import { vivoLauncher } from './vivo.ts';

/** One for each supplier that is switched on. */
export function openLaunchers(
  deps: Pick<SuppliersDeps, 'settings' | 'currency' | 'country' | 'ids' | 'launchTimeoutMs'>,
): ReadonlyMap<SupplierName, Launcher> {
  const { settings, currency, country, ids, launchTimeoutMs: timeoutMs } = deps;
  const launchers: { [Name in SupplierName]?: Launcher | undefined } = {
    betconstruct: settings.betconstruct && betconstructLauncher(settings.betconstruct),
    betsolutions: settings.betsolutions && betsolutionsLauncher(settings.betsolutions),
    egt: settings.egt && egtLauncher(settings.egt),
    endorphina: settings.endorphina && endorphinaLauncher(settings.endorphina),
    globalbet: settings.globalbet && globalbetLauncher(settings.globalbet),
    qtech: settings.qtech && qtechLauncher(settings.qtech, { timeoutMs, currency, country }),
    softgaming: settings.softgaming && softgamingLauncher(settings.softgaming, { timeoutMs, currency, ids }),
    vivo: settings.vivo && vivoLauncher(settings.vivo),
  };
  return new Map(Object.entries(launchers).filter(([, launcher]) => launcher) as [SupplierName, Launcher][]);
}
