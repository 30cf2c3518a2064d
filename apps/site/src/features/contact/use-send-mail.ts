import { useMutation } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

/** By the names of the wire, where the subject is the department. */
export interface MailTexts extends Record<string, string> {
  senderName: string;
  senderEmail: string;
  subject: string;
  body: string;
}

export function useSendMail() {
  return useMutation({
    mutationFn: (texts: MailTexts) => call('POST Email/SendMail', { body: { ...texts, captcha: '' } }),
  });
}
