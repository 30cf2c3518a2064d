import type { z } from 'zod';
import type { BusinessFailure } from './statuses.ts';

/** What the market's rules on country and age are asked about, before the call is handled. */
export type GateName = 'register' | 'sign-in' | 'deposit' | 'play';

/** What a call takes and answers, for players and staff alike. */
export interface CallShape {
  summary: string;
  /** How often one address may make this call in a minute, where that is less than for calls in general. */
  callsPerMinuteMax?: number;
  /** Costs the platform far more than its caller: few run at once, and more are refused before they are validated. */
  isCostly?: boolean;
  query?: z.ZodObject;
  /** The query holds a code or a message: the same fields are taken as a body, which no proxy writes into its log. */
  queryMayBeBody?: true;
  body?: z.ZodType;
  /** Where its body may be larger than others: long texts, a picture. */
  bodyBytesMax?: number;
  /** The data of a success. Its input side is the wire, its output side what the server works with. */
  data: z.ZodType;
  /** Each refusal this call can answer with, and the data that comes with it. */
  failures: { readonly [Word in BusinessFailure]?: z.ZodType };
}

/** A call of the players' wire. */
export interface CallDefinition extends CallShape {
  /**
   * `player` needs a live session. `any-player` also lets in who must change the password before anything else. `anyone`
   * may come without a session, and is answered as a player when there is one.
   */
  caller: 'anyone' | 'player' | 'any-player';
  /** Refused before it is read while the wallet has no room for another command. */
  takesMoney?: boolean;
  /** Such a call declares the refusals of the gate: `...gateRefusals.deposit`. */
  gate?: GateName;
}

/** Keeps the exact type of a definition; the key it is filed under is its method and path. */
export function call<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition;
}

/** `GET Security/GetIpCountry` is the method GET and the path /Security/GetIpCountry below the prefix. */
export function splitKey(key: string): { method: string; path: string } {
  const [method = '', path = ''] = key.split(' ');
  return { method, path: `/${path}` };
}
