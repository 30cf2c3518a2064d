import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { useT } from './texts.ts';

/** Makes the person who looks the owner. Another one who was faster keeps the case. */
export function useTake(): (id: string) => Promise<void> {
  const t = useT();
  const queries = useQueryClient();
  return async (id) => {
    try {
      await call('POST Cases/Take', { body: { id } });
      showToast({ kind: 'good', text: t('cases.take.done', { id }) });
    } catch (refusal) {
      showToast({ kind: 'error', text: failureText(refusal) });
    } finally {
      void queries.invalidateQueries({ queryKey: ['cases'] });
    }
  };
}
