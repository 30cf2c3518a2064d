import type { Queryable } from '@harmattan/process/transaction';
import { z } from 'zod';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { EmailDeps } from './email-deps.ts';
import { deleteAddress, findAddress, findByAddress, pruneCodes } from './email-store.ts';
import { replacedMails } from './email-texts.ts';
import { emailRoutes } from './routes.ts';

export { exportEmail } from './export-store.ts';

const proven = z.object({ playerId: z.string().transform(BigInt), replaced: z.string().nullable() });

/** E-mail addresses that players give and prove. */
export function createEmail(deps: EmailDeps) {
  const { pool, outbox, brandName } = deps;
  outbox.consume('email.proven', async ({ payload }) => {
    const { playerId, replaced } = proven.parse(payload);
    if (replaced === null) return;
    await deps.sendMail({ to: replaced, ...replacedMails[await deps.languageOf(playerId)](brandName) });
  });
  const forget: Job = { name: 'prune-email-codes', every: '57 4 * * *', run: () => pruneCodes(pool) };
  return {
    handlers: emailRoutes(deps),
    jobs: [forget],
    /** Undefined for a player who has proven none. */
    addressOf: (playerId: bigint, db: Queryable = pool) => findAddress(db, playerId),
    /** In the transaction that closes the account. */
    forget: deleteAddress,
    /** The account that has proven the address. */
    playerWith: (address: string) => findByAddress(pool, address.trim()),
  };
}

export type Email = ReturnType<typeof createEmail>;
