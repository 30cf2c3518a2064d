import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { CatalogueGame } from '../../modules/catalogue/index.ts';

/** Slots that the sandbox's own suppliers play. */
const wanted: [SupplierName, string][] = [
  ['endorphina', 'endorphina_LagosNights@ENDORPHINA'],
  ['endorphina', 'endorphina_BaobabGold@ENDORPHINA'],
  ['endorphina', 'endorphina_SaharaSun@ENDORPHINA'],
  ['endorphina', 'endorphina_JollofJackpots@ENDORPHINA'],
  ['egt', '801'],
  ['egt', '804'],
  ['egt', '807'],
  ['egt', '810'],
  ['qtech', 'HRM-cowrie-rush'],
  ['qtech', 'HRM-zuma-rock'],
  ['qtech', 'HRM-palm-wine'],
  ['qtech', 'HRM-harmattan-moon'],
];

export type FindGame = (of: { supplier: SupplierName; externalId: string }) => CatalogueGame | undefined;

/** Those of them that are there. */
export function demoGameIds(findGame: FindGame): number[] {
  return wanted.flatMap(([supplier, externalId]) => {
    const game = findGame({ supplier, externalId });
    return game?.isAvailable ? [game.id] : [];
  });
}
