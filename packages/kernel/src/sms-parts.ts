/** The signs of the GSM alphabet (3GPP TS 23.038), each seven bits. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Those that need an escape before them, and so twice the room. */
const extended = new Set('\f^{}\\[~]|€');

/** Signs that one part holds: alone, and as one of several, where a header takes some of the room. */
const room = { 'GSM-7': { alone: 160, joined: 153 }, 'UCS-2': { alone: 70, joined: 67 } } as const;

export interface SmsParts {
  encoding: keyof typeof room;
  parts: number;
}

/** How many parts a text is sent and paid in. One sign beyond the GSM alphabet makes all of it UCS-2. */
export function smsParts(text: string): SmsParts {
  const signs = [...text];
  const isGsm = signs.every((sign) => basic.has(sign) || extended.has(sign));
  const encoding = isGsm ? 'GSM-7' : 'UCS-2';
  const sizes = signs.map((sign) => (isGsm ? (extended.has(sign) ? 2 : 1) : sign.length));
  const { alone, joined } = room[encoding];
  const size = sizes.reduce((sum, each) => sum + each, 0);
  return { encoding, parts: size === 0 ? 0 : size <= alone ? 1 : fill(sizes, joined) };
}

/** A sign of two units is not cut in half: it goes into the next part. */
function fill(sizes: readonly number[], roomOfPart: number): number {
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > roomOfPart) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}
