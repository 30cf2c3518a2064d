/** As the server counts: letters and not bytes, without the space around them. */
export function isTooLong(text: string, lengthMax: number): boolean {
  return [...text.trim()].length > lengthMax;
}
