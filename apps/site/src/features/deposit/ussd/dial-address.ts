/** The address that opens a phone's dialler with a code. Unescaped, `#` would begin a fragment and cut the code short. */
export function dialAddress(code: string): string {
  return `tel:${code.replace(/[^\d*#+]/g, '').replaceAll('#', '%23')}`;
}
