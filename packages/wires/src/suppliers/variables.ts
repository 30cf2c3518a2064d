import type { WalletName } from './names.ts';

/** A field such as `privateKey` is set by `BETSOLUTIONS_PRIVATE_KEY`. */
export function variableOf(name: WalletName, field: string): string {
  return `${name}_${field.replaceAll(/[A-Z]/g, '_$&')}`.toUpperCase();
}

/** Both ends read the same variables, so that one change reaches both; what is not set is the sandbox's. */
export function readSupplierVariables<Fields extends Record<string, string>>(
  name: WalletName,
  sandbox: Fields,
  env: Record<string, unknown>,
): { [Field in keyof Fields]: string } {
  return Object.fromEntries(
    Object.entries(sandbox).map(([field, value]) => [field, env[variableOf(name, field)] ?? value]),
  ) as { [Field in keyof Fields]: string };
}
