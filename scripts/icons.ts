import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { repositoryRoot } from '../apps/platform/src/settings/paths.ts';

// `node scripts/icons.ts` draws the icons of the installed app anew: the sun of `favicon.svg`, larger and without corners,
// since each phone cuts its own. Everything stays within the circle that survives the cutting.

const folder = join(repositoryRoot, 'apps/site/public');
const sizes = [192, 512];

type Colour = [red: number, green: number, blue: number];

const ground: Colour = [10, 15, 28];
const sun: Colour = [246, 178, 60];
const sand: Colour = [232, 213, 174];

/** On a square of 32, as in the favicon. */
const unit = 32;
const disc = { x: 16, y: 14.4, radius: 6.6 };
const stripes = [
  { from: 6.8, to: 25.2, y: 17.6 },
  { from: 8.7, to: 23.3, y: 21.1 },
  { from: 11.4, to: 20.6, y: 24.6 },
];
const stripeRadius = 0.85;

for (const size of sizes) {
  const file = join(folder, `icon-${size}.png`);
  const png = encodePng(size, (x, y) => colourAt(x, y, unit / size));
  writeFileSync(file, png);
  console.log(`${file} ${png.length} bytes`);
}

/** The shapes as distances: what is half a pixel from an edge gets half of each colour. */
function colourAt(x: number, y: number, pixel: number): Colour {
  const [px, py] = [(x + 0.5) * pixel, (y + 0.5) * pixel];
  const cover = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance / pixel));
  const toDisc = Math.hypot(px - disc.x, py - disc.y) - disc.radius;
  const toStripes = stripes.map(({ from, to, y: middle }) => {
    const nearest = Math.min(to, Math.max(from, px));
    return Math.hypot(px - nearest, py - middle) - stripeRadius;
  });
  return mix(mix(ground, sun, cover(toDisc)), sand, cover(Math.min(...toStripes)));
}

function mix(under: Colour, over: Colour, share: number): Colour {
  return under.map((value, at) => Math.round(value + ((over[at] ?? 0) - value) * share)) as Colour;
}

function encodePng(size: number, colour: (x: number, y: number) => Colour): Buffer {
  const rows = Array.from({ length: size }, (_, y) =>
    Buffer.from(Array.from({ length: size }, (__, x) => colour(x, y)).flat()),
  );
  // Each row as its difference from the one above: flat areas become zeros.
  const filterUp = 2;
  const filtered = rows.map((row, y) => {
    const above = rows[y - 1];
    return Buffer.from([filterUp, ...row.map((value, at) => value - (above?.[at] ?? 0))]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8); // eight bits of red, green and blue
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(filtered), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
