import sharp from 'sharp';
import type { MediaType } from './verification-store.ts';

export type DocumentProblem = 'NO_DOCUMENT' | 'TOO_LARGE' | 'TOO_MANY_PIXELS' | 'TOO_SMALL';

export interface ReadDocument {
  mediaType: MediaType;
  bytes: Buffer;
}

const bytesMax = 10_000_000;
/** As many as a phone's camera takes. They are counted from the file's head, before anything is decoded. */
const pixelsMax = 60_000_000;
/** Below it no letter can be read. */
const sideMin = 300;
const sideMax = 2_400;
const quality = 85;
const decodeSecondsMax = 10;
/** A PDF says so at its begin and ends with a mark, behind which some programs leave line ends. */
const pdfBegin = '%PDF-';
const pdfEnd = '%%EOF';
const pdfEndWithin = 1_024;

const signatures: { format: string; matches(bytes: Buffer): boolean }[] = [
  { format: 'jpeg', matches: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { format: 'png', matches: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')) },
  {
    format: 'webp',
    matches: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
];

/**
 * What a player sent, by its content alone. A picture is written anew: places, cameras and hidden parts are gone. A PDF stays as it is, and is
 * never shown in a page.
 */
export async function readDocument(bytes: Buffer): Promise<ReadDocument | { problem: DocumentProblem }> {
  if (bytes.length > bytesMax) return { problem: 'TOO_LARGE' };
  if (isPdf(bytes)) return { mediaType: 'application/pdf', bytes };
  const format = signatures.find(({ matches }) => matches(bytes))?.format;
  if (format === undefined) return { problem: 'NO_DOCUMENT' };
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== format) return { problem: 'NO_DOCUMENT' };
  if (head.width * head.height > pixelsMax) return { problem: 'TOO_MANY_PIXELS' };
  if (Math.min(head.width, head.height) < sideMin) return { problem: 'TOO_SMALL' };
  try {
    return { mediaType: 'image/webp', bytes: await encode(bytes) };
  } catch {
    return { problem: 'NO_DOCUMENT' };
  }
}

function isPdf(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 0, pdfBegin.length) === pdfBegin &&
    bytes.subarray(-pdfEndWithin).toString('latin1').includes(pdfEnd)
  );
}

function encode(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
    .autoOrient()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: decodeSecondsMax })
    .webp({ quality })
    .toBuffer();
}
