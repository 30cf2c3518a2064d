import { type SmsRequest, smsAnswer, smsPath } from '@harmattan/wires/termii';
import type { Log } from '../../plumbing/log.ts';

export interface SmsSettings {
  /** The gateway's address, without a path. */
  url: string;
  apiKey: string;
  sender: string;
  /** Whom offers come from: a network may stop them, and codes still arrive. */
  promotionSender?: string;
}

export interface Sms {
  /** Settles when the gateway has taken the text; never throws. */
  send(message: { to: string; text: string; isPromotional?: boolean }): Promise<'taken' | 'failed' | 'dropped'>;
}

const timeoutMs = 10_000;

export function createSms(deps: { settings: SmsSettings; log: Log }): Sms {
  return {
    async send({ to, text, isPromotional = false }) {
      const { apiKey, sender, promotionSender = sender } = deps.settings;
      const route = isPromotional
        ? ({ from: promotionSender, channel: 'generic' } as const)
        : ({ from: sender, channel: 'dnd' } as const);
      const request: SmsRequest = { api_key: apiKey, to, ...route, sms: text, type: 'plain' };
      try {
        const response = await fetch(`${deps.settings.url}${smsPath}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request),
          // A redirect would carry our key and the text elsewhere.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
        smsAnswer.parse(await response.json());
        return 'taken';
      } catch (error) {
        deps.log.error({ err: error, to: `…${to.slice(-4)}` }, 'a text was not taken by the gateway');
        return 'failed';
      }
    },
  };
}
