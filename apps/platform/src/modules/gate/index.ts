import type { AskGate } from '../../plumbing/http/answer.ts';
import { asksAge, asksVisitors, type GateSettings, isCountryAllowed, isOldEnough } from './gate-rules.ts';

export interface GateDeps {
  settings: GateSettings;
  /** Undefined where the address is in no database. */
  countryOf(caller: Parameters<AskGate>[1]): string | undefined;
  /** Whole years by the birth date that the player gave. Undefined without one. */
  ageOf(playerId: bigint): Promise<number | undefined>;
}

/** Whether the market's rules on country and age let a caller open an account, sign in, pay in or play. */
export function createGate({ settings, countryOf, ageOf }: GateDeps): { ask: AskGate } {
  return {
    async ask(gate, caller) {
      if (!caller.player && !asksVisitors[gate]) return undefined;
      if (!isCountryAllowed(countryOf(caller), settings)) return 'COUNTRY_NOT_ALLOWED';
      if (!caller.player || !asksAge[gate]) return undefined;
      return isOldEnough(await ageOf(caller.player.playerId), settings) ? undefined : 'AGE_NOT_ALLOWED';
    },
  };
}
