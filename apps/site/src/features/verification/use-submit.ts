import type { CallInput } from '@harmattan/contract';
import { useMutation, useQueryClient } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { type Verification, verificationKey } from '../../shared/verification/use-verification.ts';

/** A phone on a slow network takes its time for a file. */
const uploadLimitMs = 180_000;

export function useSubmitNumber() {
  return useChange((body: CallInput<'POST Verification/SubmitNumber'>['body']) =>
    call('POST Verification/SubmitNumber', { body }),
  );
}

export function useUpload() {
  return useChange((body: CallInput<'POST Verification/Upload'>['body']) =>
    call('POST Verification/Upload', { body, timeLimitMs: uploadLimitMs }),
  );
}

/** What the server answers is shown at once; after a refusal it is asked how things stand. */
function useChange<Body>(send: (body: Body) => Promise<Verification>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (verification) => queryClient.setQueryData(verificationKey, verification),
    onError: () => queryClient.invalidateQueries({ queryKey: verificationKey }),
  });
}
