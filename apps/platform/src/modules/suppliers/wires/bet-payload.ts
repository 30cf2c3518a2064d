import { minorFromDecimal } from '@harmattan/wires/suppliers/amounts';
import { type BetDetails, type ToldLeg, toBetDetails } from '../bet-details.ts';
import { type JsonFields, textOf } from './json-fields.ts';

/** What a bet is on, where a wire tells it as an object with `Selections` and `PotentialReturn`. */
export function betOfPayload(payload: unknown): BetDetails | undefined {
  if (!isObject(payload)) return undefined;
  const selections = Array.isArray(payload.Selections) ? payload.Selections.filter(isObject) : [];
  return toBetDetails(selections.map(legOf), {
    returnMinor: minorFromDecimal(textOf(payload, 'PotentialReturn') ?? ''),
    isSystem: textOf(payload, 'SystemType') !== undefined,
  });
}

function legOf(selection: JsonFields): ToldLeg {
  const told = (name: string) => textOf(selection, name);
  return {
    match: told('Event'),
    league: told('Tournament'),
    market: told('Market'),
    outcome: told('Outcome'),
    price: told('Odds'),
    startsAt: told('StartTime'),
    isLive: selection.IsLive === true,
  };
}

function isObject(value: unknown): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
