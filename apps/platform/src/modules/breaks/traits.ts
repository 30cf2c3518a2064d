import { createHmac } from 'node:crypto';

/** What a person can be known by. Left out or empty: it is not known. */
export interface Traits {
  /** Of identity numbers: keyed hashes that verification makes. */
  identityKeys?: readonly string[];
  /** International digits. */
  phones?: readonly string[];
  emails?: readonly string[];
  deviceIds?: readonly string[];
  name?: PersonName | undefined;
}

export interface PersonName {
  firstName: string;
  lastName: string;
  /** Year-month-day. */
  birthDate: string;
}

const traitKinds = ['identity', 'phone', 'email', 'device'] as const;
export type TraitKind = (typeof traitKinds)[number];

export interface HashedTrait {
  kind: TraitKind;
  hash: Buffer;
}

export interface TraitHasher {
  /** To be stored. */
  hash(traits: Traits): HashedTrait[];
  /** To be looked up: also as earlier keys of the installation hashed them. */
  hashAll(traits: Traits): HashedTrait[];
}

/** In a sandbox without a key of the installation. Live mode starts with a key only. */
const keyOfSandbox = Buffer.from('a sandbox without SECRETS_KEY');

/** The first key hashes; the others are keys that an earlier start hashed with. */
export function createTraitHasher(keys: readonly Buffer[]): TraitHasher {
  const [newest = keyOfSandbox, ...older] = keys;
  const under = (key: Buffer, traits: Traits) =>
    plainTraits(traits).map(({ kind, text }) => ({
      kind,
      hash: createHmac('sha256', key).update(`${kind} of an excluded person: ${text}`).digest(),
    }));
  return {
    hash: (traits) => under(newest, traits),
    hashAll: (traits) => [newest, ...older].flatMap((key) => under(key, traits)),
  };
}

function plainTraits({ identityKeys, phones, emails, deviceIds }: Traits): { kind: TraitKind; text: string }[] {
  const texts: Record<TraitKind, readonly string[]> = {
    identity: identityKeys ?? [],
    phone: (phones ?? []).map((text) => text.replace(/\D/g, '')),
    email: (emails ?? []).map((text) => text.trim().toLowerCase()),
    device: deviceIds ?? [],
  };
  return traitKinds.flatMap((kind) =>
    [...new Set(texts[kind])].filter((text) => text !== '').map((text) => ({ kind, text })),
  );
}
