/** Letters of any script. A first sign that is none cannot make a formula of it in a table; what cannot be seen is no part of it. */
const form = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{P}\p{S} ]{0,199}$/u;

/**
 * A refcode in the one form in which it is kept and compared, wherever it comes from: a click, a registration, a report. Its case
 * does not matter, nor does space around it. Undefined for what no operator hands out: such a click or registration counts for no campaign.
 */
export function canonicalRefcode(given: string): string | undefined {
  const code = given.normalize('NFKC').trim().toLowerCase();
  return form.test(code) ? code : undefined;
}
