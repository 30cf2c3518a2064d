const form = /^[a-z0-9][a-z0-9 ._~-]{0,59}$/;

/**
 * A refcode in the one form in which it is kept and compared, wherever it comes from: a click, a registration, a report. Its case
 * does not matter, nor does space around it. Undefined for what no operator hands out: such a click or registration counts for no campaign.
 */
export function canonicalRefcode(given: string): string | undefined {
  const code = given.trim().toLowerCase();
  return form.test(code) ? code : undefined;
}
