/**
 * The city at dusk, with harmattan dust over it: painted once for a size of the stage, then only moved. Houses and stars come from a
 * row of numbers that is the same for everybody.
 */

/** @param {number} seed */
function row(seed) {
  let at = seed;
  return () => {
    at = (at * 16_807) % 2_147_483_647;
    return at / 2_147_483_647;
  };
}

/** @param {number} width @param {number} height @param {number} scale @param {(pen: CanvasRenderingContext2D) => void} paint */
function painted(width, height, scale, paint) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.scale(scale, scale);
    paint(pen);
  }
  return canvas;
}

/** @param {number} width @param {number} height @param {number} scale */
export function paintScenery(width, height, scale) {
  return {
    dusk: painted(width, height, scale, (pen) => paintDusk(pen, width, height)),
    night: painted(width, height, scale, (pen) => paintNight(pen, width, height)),
    stars: painted(width, height, scale, (pen) => paintStars(pen, width, height)),
    far: painted(width * 1.2, 110, scale, (pen) =>
      paintCity(pen, width * 1.2, { tall: 74, fill: '#5d2f45', lit: 0, seed: 11 }),
    ),
    near: painted(width * 1.2, 110, scale, (pen) =>
      paintCity(pen, width * 1.2, { tall: 52, fill: '#1c0f1f', lit: 0.34, seed: 5 }),
    ),
    haze: painted(width * 1.5, 120, scale / 2, (pen) => paintHaze(pen, width * 1.5)),
  };
}

/** @param {CanvasRenderingContext2D} pen @param {number} width @param {number} height */
function paintDusk(pen, width, height) {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of /** @type {const} */ ([
    [0, '#0d1234'],
    [0.34, '#2b1f52'],
    [0.58, '#6b3350'],
    [0.78, '#b9573f'],
    [0.92, '#ee9a4a'],
    [1, '#f7bf6b'],
  ])) {
    sky.addColorStop(at, colour);
  }
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  // The sun, large and pale behind the dust.
  const [x, y] = [width * 0.73, height * 0.83];
  const glow = pen.createRadialGradient(x, y, 8, x, y, height * 0.6);
  glow.addColorStop(0, 'rgb(255 224 158 / 0.85)');
  glow.addColorStop(0.16, 'rgb(255 190 106 / 0.45)');
  glow.addColorStop(1, 'rgb(255 150 80 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'rgb(255 236 190 / 0.9)';
  pen.beginPath();
  pen.arc(x, y, Math.min(width, height) * 0.085, 0, Math.PI * 2);
  pen.fill();
}

/** @param {CanvasRenderingContext2D} pen @param {number} width @param {number} height */
function paintNight(pen, width, height) {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#050817');
  sky.addColorStop(0.6, '#131339');
  sky.addColorStop(1, '#3b2450');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
}

/** @param {CanvasRenderingContext2D} pen @param {number} width @param {number} height */
function paintStars(pen, width, height) {
  const next = row(7);
  for (let count = Math.round((width * height) / 1_900); count > 0; count -= 1) {
    const [x, y, size] = [next() * width, next() * height, next()];
    pen.fillStyle = `rgb(255 244 220 / ${(0.25 + size * 0.75) * (1 - (y / height) * 0.6)})`;
    pen.beginPath();
    pen.arc(x, y, 0.4 + size * size * 1.1, 0, Math.PI * 2);
    pen.fill();
  }
}

/**
 * Roofs, towers, a minaret and a mast, on a ground that reaches to the edge.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {number} width
 * @param {{ tall: number, fill: string, lit: number, seed: number }} options
 */
function paintCity(pen, width, { tall, fill, lit, seed }) {
  const next = row(seed);
  const ground = 96;
  pen.fillStyle = fill;
  pen.fillRect(0, ground - 6, width, 40);
  for (let x = -10; x < width; ) {
    const wide = 14 + next() * 26;
    const high = 12 + next() ** 2 * tall;
    const kind = next();
    pen.fillStyle = fill;
    pen.fillRect(x, ground - high, wide, high);
    if (kind > 0.86) {
      pen.fillRect(x + wide / 2 - 2.5, ground - high - 26, 5, 28);
      pen.beginPath();
      pen.arc(x + wide / 2, ground - high - 26, 4, Math.PI, 0);
      pen.fill();
    } else if (kind > 0.7) {
      pen.beginPath();
      pen.arc(x + wide / 2, ground - high, wide * 0.36, Math.PI, 0);
      pen.fill();
    } else if (kind > 0.6) pen.fillRect(x + wide * 0.3, ground - high - 16, 1.4, 16);
    for (let down = ground - high + 5; lit > 0 && down < ground - 6; down += 7) {
      for (let over = x + 4; over < x + wide - 4; over += 6) {
        if (next() > lit) continue;
        pen.fillStyle = next() > 0.25 ? '#ffcf7d' : '#f19c4c';
        pen.fillRect(over, down, 2.2, 2.8);
      }
    }
    x += wide + next() * 5;
  }
}

/** @param {CanvasRenderingContext2D} pen @param {number} width */
function paintHaze(pen, width) {
  const next = row(23);
  for (let count = 14; count > 0; count -= 1) {
    const [x, y, wide] = [next() * width, 35 + next() * 50, 90 + next() * 190];
    const cloud = pen.createRadialGradient(0, 0, 0, 0, 0, wide);
    cloud.addColorStop(0, 'rgb(250 196 130 / 0.2)');
    cloud.addColorStop(1, 'rgb(250 196 130 / 0)');
    pen.save();
    pen.translate(x, y);
    pen.scale(1, 0.16);
    pen.fillStyle = cloud;
    pen.fillRect(-wide, -wide, wide * 2, wide * 2);
    pen.restore();
  }
}
