import { encode } from 'uqr';

export interface PictureContent {
  title: string;
  picks: { said: string; about: string; price: string }[];
  /** Of the picks that have no room. */
  more(count: number): string;
  total: { name: string; price: string } | undefined;
  code: string;
  codeName: string;
  scan: string;
  prices: string;
  link: string;
}

const picksMax = 10;
const widthPx = 1_080;
const edgePx = 64;
const innerPx = widthPx - 2 * edgePx;
const headPx = 150;
const pickPx = 116;
const totalPx = 120;
const qrPx = 400;
const footPx = qrPx + 80;
/** A price has so much of a line at least. */
const pricePx = 190;
/** Cameras want four squares of white around it. */
const qrBorder = 4;

const colours = {
  ground: '#ffffff',
  band: '#14261f',
  onBand: '#ffffff',
  text: '#14211c',
  soft: '#56655e',
  line: '#d9dfdc',
};
const family = 'system-ui, -apple-system, "Noto Sans", "Noto Sans SC", sans-serif';
/** A text is written in no smaller part of its size. */
const leastSize = 0.75;

/** A picture of a slip to send to friends: its picks, their price, the code and the link as a QR code. */
export function drawPicture(content: PictureContent): HTMLCanvasElement {
  const shown = content.picks.slice(0, picksMax);
  const left = content.picks.length - shown.length;
  const picksPx = (shown.length + (left > 0 ? 0.6 : 0)) * pickPx;
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = headPx + picksPx + (content.total ? totalPx : 0) + footPx;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawHead(pen, content);
  let y = headPx;
  for (const pick of shown) {
    drawPick(pen, pick, y);
    y += pickPx;
  }
  if (left > 0) write(pen, content.more(left), { x: edgePx, y: y + 46, sizePx: 32, colour: colours.soft });
  y = headPx + picksPx;
  if (content.total) {
    drawTotal(pen, content.total, y);
    y += totalPx;
  }
  drawFoot(pen, content, y);
  return canvas;
}

function drawHead(pen: CanvasRenderingContext2D, { title, code }: PictureContent): void {
  pen.fillStyle = colours.band;
  pen.fillRect(0, 0, widthPx, headPx - 24);
  const place = { y: 82, sizePx: 48, weight: 700, colour: colours.onBand, maxPx: innerPx / 2 };
  write(pen, title, { ...place, x: edgePx });
  write(pen, code, { ...place, x: widthPx - edgePx, isRight: true });
}

function drawPick(pen: CanvasRenderingContext2D, { said, about, price }: PictureContent['picks'][number], y: number) {
  const bold = { y: y + 44, sizePx: 38, weight: 700, colour: colours.text };
  write(pen, said, { ...bold, x: edgePx, maxPx: innerPx - pricePx });
  write(pen, price, { ...bold, x: widthPx - edgePx, isRight: true, maxPx: pricePx - 24 });
  write(pen, about, { x: edgePx, y: y + 88, sizePx: 29, colour: colours.soft });
  pen.fillStyle = colours.line;
  pen.fillRect(edgePx, y + pickPx - 6, innerPx, 2);
}

function drawTotal(pen: CanvasRenderingContext2D, { name, price }: { name: string; price: string }, y: number): void {
  write(pen, name, { x: edgePx, y: y + 66, sizePx: 36, colour: colours.soft, maxPx: innerPx * 0.55 });
  const right = { x: widthPx - edgePx, isRight: true, maxPx: innerPx * 0.42 };
  write(pen, price, { ...right, y: y + 72, sizePx: 60, weight: 700, colour: colours.text });
}

function drawFoot(pen: CanvasRenderingContext2D, { codeName, code, scan, prices, link }: PictureContent, y: number) {
  // The white border of the code is its own edge.
  drawQr(pen, link, { x: edgePx - 36, y });
  const place = { x: edgePx + qrPx, maxPx: innerPx - qrPx };
  write(pen, codeName, { ...place, y: y + 96, sizePx: 34, colour: colours.soft });
  write(pen, code, { ...place, y: y + 180, sizePx: 76, weight: 700, colour: colours.text });
  write(pen, scan, { ...place, y: y + 256, sizePx: 34, weight: 600, colour: colours.text });
  write(pen, new URL(link).host, { ...place, y: y + 306, sizePx: 30, colour: colours.soft });
  write(pen, prices, { x: edgePx, y: y + qrPx + 24, sizePx: 28, colour: colours.soft });
}

function drawQr(pen: CanvasRenderingContext2D, text: string, { x, y }: { x: number; y: number }): void {
  const { data: rows, size } = encode(text, { ecc: 'M', border: qrBorder });
  // Whole pixels: a square with a blurred edge is hard to read.
  const squarePx = Math.floor(qrPx / size);
  pen.fillStyle = '#000000';
  for (const [row, squares] of rows.entries()) {
    for (const [column, isDark] of squares.entries()) {
      if (isDark) pen.fillRect(x + column * squarePx, y + row * squarePx, squarePx, squarePx);
    }
  }
}

interface Writing {
  x: number;
  y: number;
  sizePx: number;
  weight?: number;
  colour: string;
  isRight?: boolean;
  maxPx?: number;
}

/** A text that is too long for its place is written smaller, and ends in an ellipsis where that is not enough. */
function write(pen: CanvasRenderingContext2D, text: string, writing: Writing): void {
  const { x, y, sizePx, weight = 400, colour, isRight, maxPx = innerPx } = writing;
  pen.fillStyle = colour;
  pen.textAlign = isRight ? 'right' : 'left';
  const isTooLong = (shown: string) => pen.measureText(shown).width > maxPx;
  for (let tryPx = sizePx; tryPx >= sizePx * leastSize; tryPx -= 1) {
    pen.font = `${weight} ${tryPx}px ${family}`;
    if (!isTooLong(text)) break;
  }
  let shown = text;
  while (shown.length > 1 && isTooLong(shown)) shown = `${shown.replace(/.…?$/u, '').trimEnd()}…`;
  pen.fillText(shown, x, y);
}
