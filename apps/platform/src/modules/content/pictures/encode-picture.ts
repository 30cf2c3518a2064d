import sharp from 'sharp';
import { logoHeight, logoWidthMax, smallWidth, wideWidth } from './picture-address.ts';

export type PictureProblem = 'NO_PICTURE' | 'TOO_MANY_PIXELS' | 'TOO_SMALL' | 'TOO_WIDE';

export interface EncodedPicture {
  wide: Buffer;
  small: Buffer;
}

/** As many as a good camera takes. They are counted from the file's head, before anything is decoded. */
const pixelsMax = 25_000_000;
const quality = 82;
/** As the site's cards have it. */
const ratio = { width: 16, height: 9 };
const decodeSecondsMax = 10;

/** What the file's first bytes say. Nothing else reaches a decoder: above all no SVG, which is a document that can have scripts. */
const signatures: { format: string; matches(bytes: Buffer): boolean }[] = [
  { format: 'jpeg', matches: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { format: 'png', matches: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')) },
  {
    format: 'webp',
    matches: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
];

/** Decodes a picture and writes it anew in two widths, cut to the shape of a card. What else the file held is gone: places, cameras, scripts. */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture | { problem: PictureProblem }> {
  const head = await readHead(bytes);
  if ('problem' in head) return head;
  if (head.width < smallWidth) return { problem: 'TOO_SMALL' };
  try {
    return { wide: await encodeCard(bytes, wideWidth), small: await encodeCard(bytes, smallWidth) };
  } catch {
    return { problem: 'NO_PICTURE' };
  }
}

/** The same for a logo: of one height, uncut, and transparent where it was. */
export async function encodeLogo(
  bytes: Buffer,
): Promise<{ bytes: Buffer; width: number } | { problem: PictureProblem }> {
  const head = await readHead(bytes);
  if ('problem' in head) return head;
  if (head.height < logoHeight) return { problem: 'TOO_SMALL' };
  const width = Math.max(1, Math.round((head.width * logoHeight) / head.height));
  if (width > logoWidthMax) return { problem: 'TOO_WIDE' };
  try {
    return { bytes: await encode(bytes, { width, height: logoHeight, fit: 'fill' }), width };
  } catch {
    return { problem: 'NO_PICTURE' };
  }
}

/** As it is shown: a camera's picture may lie on its side. */
async function readHead(bytes: Buffer): Promise<{ width: number; height: number } | { problem: PictureProblem }> {
  const format = signatures.find(({ matches }) => matches(bytes))?.format;
  if (format === undefined) return { problem: 'NO_PICTURE' };
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== format) return { problem: 'NO_PICTURE' };
  return head.width * head.height > pixelsMax ? { problem: 'TOO_MANY_PIXELS' } : head.autoOrient;
}

const encodeCard = (bytes: Buffer, width: number) =>
  encode(bytes, { width, height: Math.round((width * ratio.height) / ratio.width), fit: 'cover' });

function encode(bytes: Buffer, size: { width: number; height: number; fit: 'cover' | 'fill' }): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
    .autoOrient()
    .resize(size)
    .timeout({ seconds: decodeSecondsMax })
    .webp({ quality })
    .toBuffer();
}
