import type { CallData } from '@harmattan/contract';
import { isProved } from '@harmattan/fair/jackpot/tree';
import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

export type TicketProof = CallData<'GET Jackpot/GetTicketProof'>;

export interface CheckedProof {
  proof: TicketProof;
  /** `cannot`: this browser has no SHA-256 here. */
  verdict: 'good' | 'bad' | 'cannot';
}

/** Fetches the proof of a ticket and the root that is published for all, and holds one against the other. */
export function useTicketProof() {
  return useMutation({
    async mutationFn(betId: string): Promise<CheckedProof> {
      const proof = await call('GET Jackpot/GetTicketProof', { query: { betId } });
      const { round } = await call('GET Jackpot/GetRound', { query: { jackpotId: String(proof.jackpotId) } });
      return { proof, verdict: await judge(proof, { betId, publicRoot: round.root }) };
    },
  });
}

async function judge(
  proof: TicketProof,
  { betId, publicRoot }: { betId: string; publicRoot: string | null },
): Promise<CheckedProof['verdict']> {
  // Outside of secure addresses browsers leave it out.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return 'cannot';
  const digest = async (message: Uint8Array<ArrayBuffer>) => new Uint8Array(await subtle.digest('SHA-256', message));
  const isOwn = proof.leaf.split('\n').includes(`ticket ${betId}`);
  return isOwn && proof.root === publicRoot && (await isProved(proof, digest)) ? 'good' : 'bad';
}
