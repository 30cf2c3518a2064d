/** As it stands on the card: 5061 0000 0000 0013. */
export function groupedCard(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
