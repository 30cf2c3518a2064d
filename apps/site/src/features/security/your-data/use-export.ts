import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

/** The address is good once: the browser fetches it as a file at once, and the page stays. */
export function useExport() {
  return useMutation({
    async mutationFn(proof: object) {
      const { path } = await call('POST User/AskExport', { body: proof });
      const link = document.createElement('a');
      link.href = path;
      link.download = '';
      link.click();
    },
  });
}
