import type { Send } from '@harmattan/supplier-clients/send';

/** A supplier gives up after seconds. What sets a run up waits for a busy machine. */
const patienceMs = 300_000;

export const sendPatiently: Send = async ({ url, ...init }) => {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  return { http: response.status, text: await response.text() };
};
