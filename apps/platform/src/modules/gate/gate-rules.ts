import type { GateName } from '@harmattan/contract';

export interface GateSettings {
  /** ISO 3166 codes of the market. `any` turns the question off. */
  countries: readonly string[] | 'any';
  /** What an address in no database means. */
  unknownCountry: 'allow' | 'refuse';
  /** Whole years. */
  ageMin: number;
}

export function isCountryAllowed(country: string | undefined, settings: GateSettings): boolean {
  if (settings.countries === 'any') return true;
  return country === undefined ? settings.unknownCountry === 'allow' : settings.countries.includes(country);
}

/** A player without a birth date confirmed the age with the box of the registration form. */
export function isOldEnough(age: number | undefined, { ageMin }: GateSettings): boolean {
  return age === undefined || age >= ageMin;
}

/** Signing in asks for no age: a player who is too young is paid out, and for that has to get in. */
export const asksAge: Record<GateName, boolean> = { register: false, 'sign-in': false, deposit: true, play: true };

/** A visitor sees prices and plays without money from anywhere, as the calls that need no session do. */
export const asksVisitors: Record<GateName, boolean> = { register: true, 'sign-in': true, deposit: false, play: false };
