/** A phone or a tablet, by what the browser says of itself. */
export function isMobileDevice(userAgent: string = navigator.userAgent): boolean {
  return /\b(Android|iPhone|iPad|iPod|Mobile|KAIOS|Opera Mini)\b/i.test(userAgent);
}
