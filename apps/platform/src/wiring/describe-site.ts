import type { MarketLanguage } from '@harmattan/kernel/markets/market';

const descriptions: Record<MarketLanguage, (name: string) => string> = {
  en: (name) => `${name}: sports betting, live prices, slots, live casino and jackpots. For adults only.`,
  sw: (name) => `${name}: kubashiri michezo, bei mubashara, sloti, kasino mubashara na jackpoti. Kwa watu wazima tu.`,
  zh: (name) => `${name}：体育投注、实时赔率、老虎机、真人娱乐和体育大奖。仅限成年人。`,
};

/** What a search engine shows below the name of the house. */
export function describeSite(name: string, language: MarketLanguage): string {
  return descriptions[language](name);
}
