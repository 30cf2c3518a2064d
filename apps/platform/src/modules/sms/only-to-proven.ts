import type { Sms } from './create-sms.ts';

/**
 * For every text but a code. A number that its player has not proven may be that of a person who has no account: the text is dropped, and not
 * sent later.
 */
export function onlyToProven(sms: Sms, mayBeTexted: (userName: string) => Promise<boolean>): Sms {
  return {
    async send(message) {
      return (await mayBeTexted(message.to)) ? sms.send(message) : 'dropped';
    },
  };
}
