/** FNV-1a with a last stir: the same number for the same text, today and on any machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The names in an order of the title's own. A name that is added later moves no other. */
export function shuffledFor(title: string, names: readonly string[]): string[] {
  return [...names].sort((a, b) => hash(`${title} ${a}`) - hash(`${title} ${b}`));
}
