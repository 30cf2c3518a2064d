import type { MailingState } from '@harmattan/contract/office';

const kinds: Record<MailingState, 'neutral' | 'good' | 'bad' | 'info'> = {
  ...{ asked: 'info', scheduled: 'info', sending: 'info', done: 'good' },
  ...{ refused: 'bad', stopped: 'bad', cancelled: 'neutral' },
} as const;

/** The colour beside the word. */
export function stateKind(state: MailingState) {
  return kinds[state];
}
