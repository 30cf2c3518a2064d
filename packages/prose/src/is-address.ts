/**
 * Each form begins and ends where it says, and no two neighbours can match the same character, so that a long wrong
 * address is refused as fast as a short one.
 */
const forms = [
  // No name or password before the host: `https://bank.example@evil.example` leads to the latter.
  /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#][!-~]*)?$/i,
  // No subject, copy or body: a press must not write a letter.
  /^mailto:[\w.+-]+@[\w.-]+$/,
  /^tel:\+?[\d-]{3,20}$/,
  // A path of this site: no empty step, which could begin another host, no dot step, and no backslash, which browsers
  // read as a slash.
  /^(?:\/[\w%~@-][\w%~@.-]*)*\/?(?:[?#][!-~]*)?$/,
];

/** Whether formatted text may link there: the web over https, a mail address, a telephone, or a path of this site. */
export function isAddress(text: string): boolean {
  return /^(?:https:|mailto:|tel:|\/)/.test(text) && forms.some((form) => form.test(text));
}
