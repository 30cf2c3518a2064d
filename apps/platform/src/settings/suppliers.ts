import { isBookName, type WalletName, walletNames } from '@harmattan/wires/suppliers/names';
import { type SupplierCredentials, supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { readSupplierVariables, variableOf } from '@harmattan/wires/suppliers/variables';
import { z } from 'zod';
import { isAddressList } from './address-list.ts';

const url = z
  .union([z.literal('off'), z.url({ protocol: /^https?$/, error: 'must be a web address, or off' })])
  .optional();
const addresses = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .refine(isAddressList, { error: 'must be a list of addresses or networks, such as 10.0.0.0/8' })
  .optional();
const secret = z.string().optional();

/** For each supplier where its games are opened, who may call its wallet, and the credentials on both sides. */
export const supplierVariables: Record<string, z.ZodType> = Object.fromEntries(
  walletNames.flatMap((supplier) => [
    [variableOf(supplier, 'url'), url],
    [variableOf(supplier, 'addresses'), addresses],
    ...Object.keys(supplierCredentials[supplier]).map((field) => [variableOf(supplier, field), secret]),
  ]),
);

type Values = Record<string, unknown>;

export type SupplierSetting<Name extends WalletName = WalletName> = SupplierCredentials<Name> & {
  /** Where its games are opened. */
  url: string;
  /** The callers that its wallet accepts. Empty: every caller with the supplier's credentials. */
  addresses: string[];
};

/** A supplier that is switched off is undefined: its games cannot be opened, and its wire does not exist. */
export type SupplierSettings = { [Name in WalletName]: SupplierSetting<Name> | undefined };

export function supplierSettings(
  env: object,
  { arcadeUrl, sportsbookUrl }: { arcadeUrl: string; sportsbookUrl: string },
): SupplierSettings {
  const values = env as Values;
  return Object.fromEntries(
    walletNames.map((supplier) => {
      const given = values[variableOf(supplier, 'url')] as string | undefined;
      if (given === 'off') return [supplier, undefined];
      return [
        supplier,
        {
          url: (given ?? `${isBookName(supplier) ? sportsbookUrl : arcadeUrl}/${supplier}`).replace(/\/$/, ''),
          addresses: values[variableOf(supplier, 'addresses')] ?? [],
          ...readSupplierVariables(supplier, supplierCredentials[supplier], values),
        },
      ];
    }),
  ) as SupplierSettings;
}

/** A caller who guessed one of these could move money. Names and numbers of accounts are no secrets. */
const secretFields = new Set([
  'privateKey',
  'password',
  'secret',
  'salt',
  'sharedKey',
  'passKey',
  'apiPassword',
  'pathSecret',
]);
/** The variables of those, and of the key by which games are opened. */
export const supplierSecrets = walletNames.flatMap((supplier) =>
  Object.keys(supplierCredentials[supplier])
    .filter((field) => secretFields.has(field) || field === 'apiKey')
    .map((field) => variableOf(supplier, field)),
);
const secretLengthMin = 16;
/** A path segment of other characters would have to be escaped, which suppliers do differently. */
const pathSecretShape = /^[\w-]+$/;
/** These wires have no signature, or one that leaves out what it should not: an allow-list has to make up for it. */
const needAddresses = new Set<WalletName>([
  'altenar',
  'bti',
  'egt',
  'endorphina',
  'everymatrix',
  'qtech',
  'softgaming',
  'vivo',
]);

/** What keeps the suppliers from moving real money. The sandbox's credentials are public, so they do not count. */
export function liveSupplierProblems(env: object): string[] {
  const values = env as Values;
  return walletNames.flatMap((supplier) => {
    const urlName = variableOf(supplier, 'url');
    const given = values[urlName] as string | undefined;
    if (given === 'off') return [];
    // The rest is told once it is known that the supplier is wanted at all.
    if (given === undefined) return [`${urlName}: not set (where the supplier's games are opened, or off)`];
    const addressesName = variableOf(supplier, 'addresses');
    return [
      ...(/^http:/i.test(given) ? [`${urlName}: must start with https:// in live mode`] : []),
      ...(needAddresses.has(supplier) && values[addressesName] === undefined
        ? [`${addressesName}: not set (the addresses that the supplier calls from: its wire is not fully signed)`]
        : []),
      ...Object.entries(supplierCredentials[supplier]).flatMap(([field, sandbox]) => {
        const name = variableOf(supplier, field);
        const value = values[name] as string | undefined;
        if (value === undefined) return [`${name}: not set (from the supplier, or ${urlName}=off)`];
        if (!secretFields.has(field)) return [];
        if (value === sandbox) return [`${name}: is the sandbox's, which everybody knows`];
        if (value.length < secretLengthMin) return [`${name}: must have at least ${secretLengthMin} characters`];
        return field === 'pathSecret' && !pathSecretShape.test(value)
          ? [`${name}: must have letters, digits, - and _ only`]
          : [];
      }),
    ];
  });
}
