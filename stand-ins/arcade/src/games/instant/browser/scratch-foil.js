/** How fine it is told where the foil has gone: so many cells along each side of a field. */
const cells = 6;
/** A field counts as open when so much of it is. */
const openShare = 0.5;

/**
 * The foil over a card of three by three fields. It goes where a finger or the mouse has been.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {{ colours: string[], words: string }} looks
 */
export function mountFoil(canvas, { colours: [dark = '', bright = '', light = ''], words }) {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the page cannot draw');
  const side = 3 * cells;
  /** @type {Set<number>} Cells that are open, row by row. */
  const open = new Set();
  /** @type {{ x: number, y: number } | undefined} */
  let last;
  /** @type {(() => void) | undefined} */
  let done;

  function cover() {
    const { width, height } = canvas.getBoundingClientRect();
    const scale = devicePixelRatio || 1;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    pen?.scale(scale, scale);
    paint(width, height);
    open.clear();
    canvas.hidden = false;
  }

  /** @param {number} width @param {number} height */
  function paint(width, height) {
    if (!pen) return;
    pen.globalCompositeOperation = 'source-over';
    const sheen = pen.createLinearGradient(0, 0, width, height);
    for (const [at, colour] of [dark, bright, dark, bright, dark].entries()) sheen.addColorStop(at / 4, colour);
    pen.fillStyle = sheen;
    pen.fillRect(0, 0, width, height);
    // Rings as on dyed cloth, and what there is to win, in the middle.
    pen.strokeStyle = light;
    pen.globalAlpha = 0.35;
    pen.lineWidth = 2;
    for (let at = 0; at < 9; at += 1) {
      const [x, y] = [(((at % 3) + 0.5) * width) / 3, ((Math.floor(at / 3) + 0.5) * height) / 3];
      for (const share of [0.1, 0.07, 0.04]) {
        pen.beginPath();
        pen.arc(x, y, share * width, 0, 2 * Math.PI);
        pen.stroke();
      }
    }
    pen.globalAlpha = 1;
    pen.font = '700 15px system-ui, sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const room = pen.measureText(words).width + 28;
    pen.fillStyle = 'rgb(0 0 0 / 0.6)';
    pen.fillRect((width - room) / 2, height / 2 - 17, room, 34);
    pen.fillStyle = light;
    pen.fillText(words, width / 2, height / 2);
  }

  /** @param {PointerEvent} event */
  function scratch(event) {
    if (!done || !pen || (event.pointerType === 'mouse' && event.buttons === 0)) {
      last = undefined;
      return;
    }
    const box = canvas.getBoundingClientRect();
    const to = { x: event.clientX - box.left, y: event.clientY - box.top };
    const from = last ?? to;
    const width = box.width / 6.5;
    // The card may have been made wider or narrower since it was covered.
    pen.setTransform(canvas.width / box.width, 0, 0, canvas.height / box.height, 0, 0);
    pen.globalCompositeOperation = 'destination-out';
    pen.lineCap = 'round';
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x + 0.01, to.y);
    pen.stroke();
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6) + 1;
    for (let at = 1; at <= steps; at += 1) {
      const share = at / steps;
      uncover(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, width / 2, box);
    }
    last = to;
    if (isOpen()) finish();
  }

  /** @param {number} x @param {number} y @param {number} radius @param {DOMRect} box */
  function uncover(x, y, radius, { width, height }) {
    const [cellWidth, cellHeight] = [width / side, height / side];
    for (let row = Math.floor((y - radius) / cellHeight); row <= (y + radius) / cellHeight; row += 1) {
      for (let column = Math.floor((x - radius) / cellWidth); column <= (x + radius) / cellWidth; column += 1) {
        const isInside = row >= 0 && row < side && column >= 0 && column < side;
        const away = Math.hypot((column + 0.5) * cellWidth - x, (row + 0.5) * cellHeight - y);
        if (isInside && away <= radius) open.add(row * side + column);
      }
    }
  }

  function isOpen() {
    const counts = new Array(9).fill(0);
    for (const cell of open) {
      const [row, column] = [Math.floor(cell / side), cell % side];
      counts[Math.floor(row / cells) * 3 + Math.floor(column / cells)] += 1;
    }
    return counts.every((count) => count >= openShare * cells * cells);
  }

  function finish() {
    const tell = done;
    done = undefined;
    last = undefined;
    canvas.hidden = true;
    tell?.();
  }

  canvas.addEventListener('pointerdown', (event) => {
    if (!done) return;
    canvas.setPointerCapture(event.pointerId);
    last = undefined;
    scratch(event);
  });
  canvas.addEventListener('pointermove', scratch);
  canvas.addEventListener('pointerup', () => {
    last = undefined;
  });

  return {
    cover,
    /** Everything is open at once. */
    finish,
    /** Answers when the whole card is open, by whatever hand. @returns {Promise<void>} */
    scratched: () =>
      new Promise((resolve) => {
        done = resolve;
      }),
  };
}
