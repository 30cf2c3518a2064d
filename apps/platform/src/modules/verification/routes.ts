import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { addDocument } from './add-document.ts';
import { readVerification } from './read-verification.ts';
import { submitNumber } from './submit-number.ts';
import type { VerificationDeps } from './verification-deps.ts';

type VerificationCalls = 'GET Verification/Get' | 'POST Verification/SubmitNumber' | 'POST Verification/Upload';

export function verificationRoutes(deps: VerificationDeps): Pick<Handlers<Calls>, VerificationCalls> {
  return {
    async 'GET Verification/Get'({ context }) {
      return success(await readVerification(deps, context.player.playerId));
    },

    async 'POST Verification/SubmitNumber'({ body: { kind, number }, context: { player } }) {
      const outcome = await submitNumber(deps, { playerId: player.playerId, kind, text: number });
      switch (outcome) {
        case 'no number':
          return refuse('INCORRECT_PARAMETER_VALUE', { message: 'number' });
        case 'details needed':
          return refuse('PERSONAL_DETAILS_NEEDED', null);
        case 'too many':
          return refuse('TOO_MANY_ATTEMPTS', null);
        case 'not open':
          return refuse('VERIFICATION_NOT_OPEN', null);
        case 'submitted':
          return success(await readVerification(deps, player.playerId));
      }
    },

    async 'POST Verification/Upload'({ body: { key, kind, data }, context: { player } }) {
      const { playerId } = player;
      const outcome = await addDocument(deps, { playerId, id: key, kind, bytes: Buffer.from(data, 'base64') });
      if (typeof outcome === 'object') return refuse('INCORRECT_PARAMETER_VALUE', { message: outcome.problem });
      if (outcome === 'too many') return refuse('TOO_MANY_ATTEMPTS', null);
      if (outcome === 'not open') return refuse('VERIFICATION_NOT_OPEN', null);
      return success(await readVerification(deps, playerId));
    },
  };
}
