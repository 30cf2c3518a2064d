import type { WalletName } from '@harmattan/wires/suppliers/names';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import { countRefusals } from '../count-refusals.ts';
import { createSupplierWallet } from '../create-supplier-wallet.ts';
import type { SupplierWallet } from '../supplier-wallet.ts';
import type { SuppliersDeps } from '../suppliers-deps.ts';
import type { WireCounts } from '../wire-counts.ts';
import { altenarWire } from './altenar.ts';
import { betconstructWire } from './betconstruct.ts';
import { betsolutionsWire } from './betsolutions.ts';
import { btiWire } from './bti.ts';
import { egtWire } from './egt.ts';
import { endorphinaWire } from './endorphina.ts';
import { everymatrixWire } from './everymatrix.ts';
import { globalbetWire } from './globalbet.ts';
import { qtechWire } from './qtech.ts';
import { softgamingWire } from './softgaming.ts';
import { vivoWire } from './vivo.ts';
import type { ServedWire, Wire } from './wire.ts';

/** One for each supplier that is switched on. */
export function openWires(deps: SuppliersDeps, counts: WireCounts): ServedWire[] {
  const made: ServedWire[] = [];
  function open<Name extends WalletName>(
    supplier: Name,
    wireOf: (port: SupplierWallet, setting: SupplierSetting<Name>) => Wire,
  ): void {
    const setting = deps.settings[supplier];
    if (!setting) return;
    const counter = counts.of(supplier);
    const port = countRefusals(createSupplierWallet(deps, supplier), counter);
    made.push({ port, setting, counter, wire: wireOf(port, setting) });
  }
  open('betsolutions', (port, setting) => betsolutionsWire(port, setting, deps));
  open('egt', egtWire);
  open('softgaming', softgamingWire);
  open('endorphina', endorphinaWire);
  open('betconstruct', (port, setting) => betconstructWire(port, setting, deps));
  open('qtech', qtechWire);
  open('globalbet', (port, setting) => globalbetWire(port, setting, deps));
  open('vivo', (port, setting) => vivoWire(port, setting, deps));
  open('altenar', (port, setting) => altenarWire(port, setting, deps));
  open('everymatrix', (port, setting) => everymatrixWire(port, setting, deps));
  open('bsbetting', (port, setting) => betsolutionsWire(port, setting, deps));
  open('bti', (port, setting) => btiWire(port, setting, deps));
  return made;
}
