import type { SupplierName } from '@harmattan/wires/suppliers/names';

/** The game's page on the site. Each supplier's games have an address of their own shape. */
const pages: Record<SupplierName, (externalId: string, variant: string) => string> = {
  betsolutions: (id, productId) => `/game/StartBetSolutions/${productId}?gameId=${id}`,
  egt: (id, eq) => `/Game/StartEgt?gameId=${id}&eq=${eq}`,
  softgaming: (id, systemId) => `/Game/StartSoftGaming/${systemId}?gameId=${id}`,
  endorphina: (id) => `/game/StartEndorphina?gameId=${id}`,
  betconstruct: (id) => `/game/StartBetConstruct?gameId=${id}`,
  qtech: (id) => `/game/StartQTech?gameid=${id}`,
  globalbet: (id) => `/game/StartGlobalBet?gameid=${id}`,
  vivo: (id) => `/game/StartVivo?gameid=${id}`,
};

export function realUrl(of: { supplier: SupplierName; externalId: string; variant: string }): string {
  return pages[of.supplier](encodeURIComponent(of.externalId), encodeURIComponent(of.variant));
}
