import { type Send, sendOverHttp } from '../send.ts';

/** A line on which the answer to one of the requests is lost, after it was done. Counted from one; without a number, none. */
export function loseAnswer(at: number | undefined): Send {
  let sent = 0;
  return async (call) => {
    sent += 1;
    const isLost = sent === at;
    const reply = await sendOverHttp(call);
    if (isLost) throw new Error('the answer was lost');
    return reply;
  };
}
