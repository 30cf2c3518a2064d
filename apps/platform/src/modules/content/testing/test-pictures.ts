import sharp from 'sharp';

/** A photograph's size and shape, in one of the formats that the office takes. */
export function testPicture({
  width = 1_600,
  height = 1_000,
  format = 'jpeg',
}: {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp';
} = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c2803a' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG whose head promises far more pixels than the file has: a decoder that believes it fills the memory. */
export async function pixelBomb(): Promise<Buffer> {
  const png = await testPicture({ width: 700, height: 700, format: 'png' });
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Of the head, which a reader checks. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
