import type { GateName } from '@harmattan/contract';
import type { AskGate, GateWord } from '../../plumbing/http/answer.ts';
import { asksAge, asksVisitors, type GateSettings, isCountryAllowed, isOldEnough } from './gate-rules.ts';

export interface GateDeps {
  settings: GateSettings;
  /** Undefined where the address is in no database. */
  countryOf(caller: Parameters<AskGate>[1]): string | undefined;
  /** Whole years by the birth date that the player gave. Undefined without one. */
  ageOf(playerId: bigint): Promise<number | undefined>;
  /** Whether that is switched off for the player. */
  isOff(playerId: bigint, name: 'deposit' | 'play'): Promise<boolean>;
}

const offWords: Partial<Record<GateName, { name: 'deposit' | 'play'; status: GateWord }>> = {
  deposit: { name: 'deposit', status: 'DEPOSITS_ARE_OFF' },
  play: { name: 'play', status: 'PLAY_IS_OFF' },
};

/** Whether the market's rules on country and age, and the player's own switches, let a caller open an account, sign in, pay in or play. */
export function createGate({ settings, countryOf, ageOf, isOff }: GateDeps): { ask: AskGate } {
  return {
    async ask(gate, caller) {
      if (!caller.player && !asksVisitors[gate]) return undefined;
      if (!isCountryAllowed(countryOf(caller), settings)) return 'COUNTRY_NOT_ALLOWED';
      if (!caller.player || !asksAge[gate]) return undefined;
      const { playerId } = caller.player;
      if (!isOldEnough(await ageOf(playerId), settings)) return 'AGE_NOT_ALLOWED';
      const word = offWords[gate];
      return word && (await isOff(playerId, word.name)) ? word.status : undefined;
    },
  };
}
