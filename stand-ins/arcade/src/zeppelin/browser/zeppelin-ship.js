/** The airship, nose to the right, its middle at the origin and so long that it fits the stage. Drawn once, then only moved. */

const spriteWidth = 160;
const spriteHeight = 84;

/** @param {number} scale of the screen's pixels @returns {HTMLCanvasElement} */
export function paintShip(scale) {
  const sprite = document.createElement('canvas');
  sprite.width = spriteWidth * scale;
  sprite.height = spriteHeight * scale;
  const pen = sprite.getContext('2d');
  if (!pen) return sprite;
  pen.scale(scale, scale);
  pen.translate(spriteWidth / 2, spriteHeight / 2 - 6);
  paintTail(pen);
  paintGondola(pen);
  paintHull(pen);
  return sprite;
}

/** @param {CanvasRenderingContext2D} pen @param {HTMLCanvasElement} sprite @param {number} size 1 is as painted */
export function stampShip(pen, sprite, size) {
  const [width, height] = [spriteWidth * size, spriteHeight * size];
  pen.drawImage(sprite, -width / 2, -height / 2, width, height);
}

/** @param {CanvasRenderingContext2D} pen */
function hullPath(pen) {
  pen.beginPath();
  pen.moveTo(66, 0);
  pen.bezierCurveTo(56, -24, 18, -29, -10, -25);
  pen.bezierCurveTo(-34, -21, -54, -10, -62, 0);
  pen.bezierCurveTo(-54, 10, -34, 21, -10, 25);
  pen.bezierCurveTo(18, 29, 56, 24, 66, 0);
}

/** @param {CanvasRenderingContext2D} pen */
function paintHull(pen) {
  const light = pen.createLinearGradient(0, -27, 0, 27);
  light.addColorStop(0, '#fff6e2');
  light.addColorStop(0.42, '#f0dcb6');
  light.addColorStop(0.75, '#c98d5e');
  light.addColorStop(1, '#7a3d3c');
  hullPath(pen);
  pen.fillStyle = light;
  pen.fill();
  pen.save();
  hullPath(pen);
  pen.clip();
  // The seams of the cloth.
  pen.strokeStyle = 'rgb(90 44 40 / 0.28)';
  pen.lineWidth = 1;
  for (const at of [-40, -18, 6, 30, 50]) {
    pen.beginPath();
    pen.ellipse(at, 0, 9, 27, 0, -Math.PI / 2, Math.PI / 2);
    pen.stroke();
  }
  pen.fillStyle = '#e38b2c';
  pen.beginPath();
  pen.moveTo(-66, -2);
  pen.bezierCurveTo(-30, -9, 30, -9, 68, -2);
  pen.lineTo(68, 3);
  pen.bezierCurveTo(30, -3, -30, -3, -66, 3);
  pen.fill();
  // The last sun, from below and ahead.
  const glow = pen.createRadialGradient(46, 16, 2, 40, 14, 46);
  glow.addColorStop(0, 'rgb(255 176 84 / 0.75)');
  glow.addColorStop(1, 'rgb(255 176 84 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(-70, -30, 140, 60);
  pen.restore();
}

/** @param {CanvasRenderingContext2D} pen */
function paintTail(pen) {
  const fins = /** @type {const} */ ([
    ['#e38b2c', [-42, -14, -70, -26, -62, -4]],
    ['#b5611f', [-42, 14, -70, 26, -62, 4]],
    ['#f0a445', [-44, 0, -76, -5, -76, 5]],
  ]);
  for (const [fill, [x1, y1, x2, y2, x3, y3]] of fins) {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
    pen.lineTo(x3, y3);
    pen.fill();
  }
}

/** @param {CanvasRenderingContext2D} pen */
function paintGondola(pen) {
  pen.strokeStyle = '#3a1b22';
  pen.lineWidth = 1.2;
  pen.beginPath();
  for (const [from, to] of [
    [-12, -8],
    [20, 16],
    [4, 4],
  ]) {
    pen.moveTo(from ?? 0, 22);
    pen.lineTo(to ?? 0, 32);
  }
  pen.stroke();
  pen.fillStyle = '#4a2028';
  pen.beginPath();
  pen.roundRect(-14, 30, 38, 10, 5);
  pen.fill();
  pen.fillStyle = '#ffd27a';
  for (const at of [-8, 0, 8, 16]) {
    pen.beginPath();
    pen.arc(at, 34.5, 1.8, 0, Math.PI * 2);
    pen.fill();
  }
}
