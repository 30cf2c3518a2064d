import { readFileSync } from 'node:fs';
import { createClient } from '@harmattan/supplier-clients/clients';
import type { Launch } from '@harmattan/supplier-clients/supplier-client';
import { type SupplierName, supplierNames } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { NotPossible } from './scene.ts';
import { spoilt } from './spoilt.ts';
import type { Stage } from './stage.ts';

/** What an operator's people prepared: launches that nobody has used, and what their players have. */
interface PreparedLaunch extends Launch {
  supplier: SupplierName;
  fundsKobo: string;
}

/**
 * Somebody else's wallet, on their staging. `CONFORMANCE_URL` is where it listens, with the supplier's name behind it;
 * `CONFORMANCE_LAUNCHES` names a file of prepared launches; credentials come from the variables that the platform reads.
 */
export function createOutsideStage(env: NodeJS.ProcessEnv): Stage {
  const walletUrl = env.CONFORMANCE_URL as string;
  const file = env.CONFORMANCE_LAUNCHES;
  const prepared = file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as PreparedLaunch[]);
  return {
    client(supplier, { send, hasWrongSecret } = {}) {
      const credentials = credentialsOf(supplier, env);
      return createClient(supplier, {
        walletUrl: `${walletUrl.replace(/\/$/, '')}/${supplier}`,
        credentials: hasWrongSecret ? spoilt(credentials) : credentials,
        ...(send && { send }),
      });
    },
    async newLaunch(supplier, fundsKobo) {
      const at = prepared.findIndex((one) => one.supplier === supplier && BigInt(one.fundsKobo) === fundsKobo);
      const [launch] = at < 0 ? [] : prepared.splice(at, 1);
      if (!launch) throw new NotPossible(`no launch of ${supplier} is left whose player has ${fundsKobo} kobo`);
      return launch;
    },
    expire: undefined,
    signOut: undefined,
  };
}

function credentialsOf<Name extends SupplierName>(supplier: Name, env: NodeJS.ProcessEnv) {
  const given = Object.entries(supplierCredentials[supplier]).map(([field, sandbox]) => {
    const name = `${supplier}_${field.replaceAll(/[A-Z]/g, '_$&')}`.toUpperCase();
    return [field, env[name] ?? sandbox];
  });
  return Object.fromEntries(given) as { [Field in keyof (typeof supplierCredentials)[Name]]: string };
}

export function isSupplierName(text: string): text is SupplierName {
  return (supplierNames as readonly string[]).includes(text);
}
