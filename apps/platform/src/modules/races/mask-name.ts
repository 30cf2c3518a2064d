/**
 * A player's number as others see it: `0803•••••12`. The first four digits tell the network and nothing more; the last two are
 * for the player's friends to recognise. What lies between is always as long, so that not even the number's length shows.
 */
export function maskName(userName: string, countryDigits: string): string {
  const national = userName.startsWith(countryDigits) ? `0${userName.slice(countryDigits.length)}` : userName;
  return `${national.slice(0, 4)}•••••${national.slice(-2)}`;
}
