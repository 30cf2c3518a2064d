import { withPublicKey } from '@harmattan/wires/suppliers/betconstruct';
import { betsolutionsHash } from '@harmattan/wires/suppliers/betsolutions';
import { endorphinaSign } from '@harmattan/wires/suppliers/endorphina';
import { globalbetHeaders, globalbetSignature } from '@harmattan/wires/suppliers/globalbet';
import type { WalletName } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { createSoftgamingHmac } from '@harmattan/wires/suppliers/softgaming';
import { type VivoCall, vivoHash } from '@harmattan/wires/suppliers/vivo';
import type { Draws } from '../../simulate/random.ts';
import type { FuzzRequest } from '../request.ts';

type Fields = Record<string, unknown>;
type Resign = (fields: Fields, request: FuzzRequest) => Fields;

const texts = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
const softgamingSign = createSoftgamingHmac(supplierCredentials.softgaming.secret);
const hashed =
  (privateKey: string): Resign =>
  (fields) => ({
    ...fields,
    Hash: betsolutionsHash(texts(fields), privateKey),
  });

/** What makes a signature right again after a field has changed, for wires that sign their fields. The others carry a secret. */
const resigns: Partial<Record<WalletName, Resign>> = {
  betsolutions: hashed(supplierCredentials.betsolutions.privateKey),
  bsbetting: hashed(supplierCredentials.bsbetting.privateKey),
  endorphina: (fields) => ({ ...fields, sign: endorphinaSign(texts(fields), supplierCredentials.endorphina.salt) }),
  softgaming: (fields) => ({ ...fields, hmac: softgamingSign(fields) }),
  vivo: (fields, { target }) => {
    const call = (/\/wallet\/vivo\/(\w+)/.exec(target)?.[1] ?? 'GetBalance') as VivoCall;
    return { ...fields, hash: vivoHash(call, texts(fields), supplierCredentials.vivo.passKey) };
  },
};

/** The request with one value changed, and a signature that fits. */
export function editSigned(
  wire: WalletName,
  request: FuzzRequest,
  draws: Draws,
  oddValues: readonly unknown[],
): FuzzRequest {
  const value = draws.pick(oddValues);
  const [path = '', query] = request.target.split('?');
  if (query !== undefined && (request.body === undefined || request.body === '' || draws.chance(0.5))) {
    const fields = edited(Object.fromEntries(new URLSearchParams(query)), value, draws);
    const signed = resigns[wire]?.(fields, request) ?? fields;
    return { ...request, target: `${path}?${new URLSearchParams(texts(signed))}` };
  }
  const { body = '' } = request;
  if (body.startsWith('{')) return editJson(wire, request, { value, draws });
  if (body.startsWith('<')) return { ...request, body: editXml(body, value, draws) };
  const fields = edited(Object.fromEntries(new URLSearchParams(body)), value, draws);
  const signed = resigns[wire]?.(fields, request) ?? fields;
  return { ...request, body: new URLSearchParams(texts(signed)).toString() };
}

function editJson(
  wire: WalletName,
  request: FuzzRequest,
  { value, draws }: { value: unknown; draws: Draws },
): FuzzRequest {
  const fields = edited(JSON.parse(request.body ?? '{}') as Fields, value, draws);
  if (wire === 'betconstruct') {
    const { PublicKey: _old, ...signed } = fields;
    return { ...request, body: withPublicKey(JSON.stringify(signed), supplierCredentials.betconstruct.sharedKey) };
  }
  const body = JSON.stringify(resigns[wire]?.(fields, request) ?? fields);
  return wire === 'globalbet'
    ? { ...request, body, headers: globalbetHeadersFor(request, body) }
    : { ...request, body };
}

function globalbetHeadersFor({ headers, target }: FuzzRequest, body: string): [string, string][] {
  const timestamp = headers.find(([name]) => name === globalbetHeaders.timestamp)?.[1] ?? '';
  const call = /\/wallet\/globalbet\/(\w+)/.exec(target)?.[1] ?? '';
  const signature = globalbetSignature({ timestamp, call, body }, supplierCredentials.globalbet.secret);
  return headers.map(([name, old]) => [name, name === globalbetHeaders.signature ? signature : old]);
}

/** One field changed, left out, or added. */
function edited(fields: Fields, value: unknown, draws: Draws): Fields {
  const names = Object.keys(fields);
  const name = names.length === 0 || draws.chance(0.1) ? 'stranger' : draws.pick(names);
  if (draws.chance(0.15)) {
    const { [name]: _gone, ...rest } = fields;
    return rest;
  }
  return { ...fields, [name]: value };
}

/** One text or attribute of the document changed. */
function editXml(body: string, value: unknown, draws: Draws): string {
  const places = [...body.matchAll(/(?<=>)[^<>]+(?=<)|(?<==")[^"<>]*(?=")/g)];
  if (places.length === 0) return body;
  const place = draws.pick(places);
  const text = String(value).replace(/[<>&"]/g, (mark) => (draws.chance(0.5) ? mark : `&#${mark.charCodeAt(0)};`));
  return body.slice(0, place.index) + text + body.slice(place.index + place[0].length);
}
