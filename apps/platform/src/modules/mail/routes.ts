import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { type ContactDeps, sendContact } from './send-contact.ts';

export function mailRoutes(deps: ContactDeps): Pick<Handlers<Calls>, 'POST Email/SendMail'> {
  return {
    async 'POST Email/SendMail'({ body: form, context: { address, player } }) {
      const sent = await sendContact(deps, { form, from: player ?? { address } });
      switch (sent.outcome) {
        case 'taken':
          return success(null);
        case 'wrong':
          return refuse('VALIDATION_ERROR', sent.problems);
        case 'too many':
          return refuse('TOO_MANY_ATTEMPTS', null);
        case 'not taken':
          return refuse('MAIL_NOT_SENT', null);
      }
    },
  };
}
