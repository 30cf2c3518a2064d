import { readFileSync } from 'node:fs';
import { createBookClient } from '@harmattan/supplier-clients/book-clients';
import { createClient } from '@harmattan/supplier-clients/clients';
import type { Launch } from '@harmattan/supplier-clients/supplier-client';
import { loseAnswer } from '@harmattan/supplier-clients/testing/lose-answer';
import type { Stage } from '@harmattan/supplier-clients/testing/stage';
import { wrongCredentials } from '@harmattan/supplier-clients/testing/wrong-credentials';
import { type WalletName, walletNames } from '@harmattan/wires/suppliers/names';
import { type SupplierCredentials, supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { readSupplierVariables } from '@harmattan/wires/suppliers/variables';
import { NotPossible } from './scene.ts';

/** What an operator prepared: launches that were never used, and the funds of their players. */
interface PreparedLaunch extends Launch {
  supplier: WalletName;
  fundsMinor: string;
}

/**
 * Another operator's wallet, on its staging. `CONFORMANCE_URL` is where it listens, with the supplier's name behind it;
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
        credentials: hasWrongSecret ? wrongCredentials(credentials) : credentials,
        ...(send && { send }),
      });
    },
    book(name, { hasWrongSecret, losesAnswer } = {}) {
      const credentials = credentialsOf(name, env);
      return createBookClient(name, {
        walletUrl: `${walletUrl.replace(/\/$/, '')}/${name}`,
        credentials: hasWrongSecret ? wrongCredentials(credentials) : credentials,
        send: loseAnswer(losesAnswer),
      });
    },
    overdraft: env.SPORTS_OVERDRAFT === undefined ? undefined : env.SPORTS_OVERDRAFT === 'on',
    async newLaunch(supplier, fundsMinor) {
      const at = prepared.findIndex((one) => one.supplier === supplier && BigInt(one.fundsMinor) === fundsMinor);
      const [launch] = at < 0 ? [] : prepared.splice(at, 1);
      if (!launch) throw new NotPossible(`no launch of ${supplier} is left whose player has ${fundsMinor} kobo`);
      return launch;
    },
    expire: undefined,
    signOut: undefined,
    turnPlayOff: undefined,
  };
}

function credentialsOf<Name extends WalletName>(supplier: Name, env: NodeJS.ProcessEnv): SupplierCredentials<Name> {
  return readSupplierVariables(supplier, supplierCredentials[supplier], env) as SupplierCredentials<Name>;
}

export function isWalletName(text: string): text is WalletName {
  return (walletNames as readonly string[]).includes(text);
}
