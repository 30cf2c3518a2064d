import { useQuery } from '@harmattan/queries';
import { call } from '../api/call.ts';
import { now } from '../time/clock.ts';

export interface NumberProof {
  isProven: boolean;
  /** When the newest code ends; undefined where none can be used. */
  codeEndsAtMs: number | undefined;
  /** When another code may be asked for. */
  resendAtMs: number;
}

export const numberProofKey = ['GET Security/GetNumberProof'];

/** Also after a reload: the server knows whether a code is under way. */
export function useNumberProof() {
  return useQuery({
    queryKey: numberProofKey,
    async queryFn({ signal }): Promise<NumberProof> {
      const { isProven, codeSeconds, resendSeconds } = await call('GET Security/GetNumberProof', { signal });
      const codeEndsAtMs = codeSeconds > 0 ? now() + codeSeconds * 1_000 : undefined;
      return { isProven, codeEndsAtMs, resendAtMs: now() + resendSeconds * 1_000 };
    },
  });
}
