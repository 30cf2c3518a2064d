import type { Sms } from '../sms/index.ts';
import { canonicalNumber } from './browser/phone-number.js';
import type { Panel } from './panel.ts';

const html = `
<div class="state" data-state="none">
  <p class="state-title">Whose phone is it?</p>
  <p>Type a mobile number, or pick one that has received something.</p>
</div>
<div class="state" data-state="loading" hidden>
  <p class="visually-hidden">Reading the messages</p>
  <div class="bubble skeleton" aria-hidden="true"></div>
  <div class="bubble skeleton" aria-hidden="true"></div>
</div>
<div class="state" data-state="empty" hidden>
  <p class="state-title">No messages yet</p>
  <p>They appear here by themselves, a moment after they are sent.</p>
</div>
<ol class="messages" data-state="list" hidden></ol>
<template>
  <li class="message">
    <p class="message-head">
      <b data-part="from"></b>
      <span class="new" data-part="new" hidden>New</span>
      <time data-part="at"></time>
    </p>
    <div class="bubble">
      <p class="message-text" data-part="text"></p>
      <p class="code" data-part="code" hidden>
        <span class="code-digits figures" data-part="digits"></span>
        <button class="button" type="button" data-part="copy">Copy code</button>
      </p>
    </div>
  </li>
</template>`;

/** The texts that a number has received. */
export function messagesPanel({ sms }: { sms: Sms }): Panel {
  return {
    id: 'messages',
    title: 'Messages',
    place: 'screen',
    html,
    serve(app) {
      app.get<{ Querystring: { number?: unknown } }>('/phone/api/messages', async (request, reply) => {
        const number = canonicalNumber(String(request.query.number ?? ''));
        if (!number) return reply.status(400).send({ message: 'That is no mobile number.' });
        return { number, messages: await sms.messagesTo(number) };
      });
    },
  };
}
