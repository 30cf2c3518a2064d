import { createPieces } from './zeppelin-pieces.js';
import { paintScenery } from './zeppelin-scenery.js';
import { paintShip, stampShip } from './zeppelin-ship.js';

/** A picture is sharp enough at two pixels to a point, and costs half of three. */
const scaleMax = 2;
const growthPerMs = 1.000062;
const pathPoints = 40;
/** So much of the flight is in the picture before the picture begins to move with it. */
const firstMs = 7_000;
const firstHeight = 2.3;

/** @typedef {{ phase: string, sinceStartMs: number, sinceBurstMs: number, burstMs: number }} Moment What the picture shows. */

/**
 * The sky: dusk over the city, and night above the dust for those who rise high enough. For the eye only: whatever counts is
 * written in figures beside it.
 *
 * @param {HTMLCanvasElement} canvas
 */
export function createSky(canvas) {
  const pen = canvas.getContext('2d');
  const pieces = createPieces();
  let [width, height, scale] = [0, 0, 1];
  let ship = document.createElement('canvas');
  /** @type {ReturnType<typeof paintScenery> | undefined} */
  let scenery;

  function measure() {
    const { clientWidth, clientHeight } = canvas;
    const wanted = Math.min(devicePixelRatio || 1, scaleMax);
    if (clientWidth === width && clientHeight === height && wanted === scale && scenery) return;
    [width, height, scale] = [clientWidth, clientHeight, wanted];
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    ship = paintShip(scale);
    scenery = width > 0 ? paintScenery(width, height, scale) : undefined;
  }
  new ResizeObserver(measure).observe(canvas);

  /**
   * Where the flight is in the picture after so many milliseconds, when it has come so far in all.
   *
   * @param {number} ms
   * @param {number} allMs
   */
  function placeOf(ms, allMs) {
    const [spanMs, span] = [Math.max(allMs, firstMs), Math.max(growthPerMs ** allMs, firstHeight) - 1];
    return {
      x: width * 0.16 + (ms / spanMs) * width * 0.64,
      y: height * 0.8 - ((growthPerMs ** ms - 1) / span) * height * 0.56,
    };
  }

  /** @param {number} climb how far above the dust, 0 to 1 @param {number} nowMs */
  function drawScenery(climb, nowMs) {
    if (!pen || !scenery) return;
    pen.drawImage(scenery.dusk, 0, 0, width, height * (1 + climb * 0.3));
    if (climb > 0) {
      pen.globalAlpha = Math.min(1, climb * 1.1);
      pen.drawImage(scenery.night, 0, 0, width, height);
    }
    pen.globalAlpha = 0.45 + 0.55 * climb;
    pen.drawImage(scenery.stars, 0, -climb * 12, width, height);
    pen.globalAlpha = 1;
    const drift = (0.5 + 0.5 * Math.sin(nowMs / 16_000)) * width * 0.5;
    pen.drawImage(scenery.far, -width * 0.1, height - 126 + climb * 120, width * 1.2, 110);
    pen.drawImage(scenery.haze, drift - width * 0.5, height - 150 + climb * 90, width * 1.5, 120);
    pen.drawImage(scenery.near, -width * 0.05, height - 108 + climb * 170, width * 1.2, 110);
    pen.globalAlpha = 0.45;
    pen.drawImage(scenery.haze, -drift, height - 96 + climb * 60, width * 1.5, 120);
    pen.globalAlpha = 1;
  }

  /** @param {number} ms */
  function drawPath(ms) {
    if (!pen) return;
    pen.beginPath();
    for (let at = 0; at <= pathPoints; at += 1) {
      const { x, y } = placeOf((ms * at) / pathPoints, ms);
      if (at === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.lineCap = 'round';
    pen.strokeStyle = 'rgb(255 196 104 / 0.22)';
    pen.lineWidth = 9;
    pen.stroke();
    pen.strokeStyle = '#ffdf9c';
    pen.lineWidth = 3;
    pen.setLineDash([1, 9]);
    pen.stroke();
    pen.setLineDash([]);
  }

  /** @param {number} ms @param {number} nowMs */
  function drawShip(ms, nowMs) {
    if (!pen) return;
    const { x, y } = placeOf(ms, ms);
    const before = placeOf(Math.max(0, ms - 400), ms);
    const tilt = ms > 400 ? Math.atan2(y - before.y, x - before.x) * 0.55 : 0;
    const size = Math.min(1, Math.max(0.62, width / 520));
    pen.save();
    pen.translate(x + 20 * size, y - 16 * size + Math.sin(nowMs / 700) * 2.5);
    pen.rotate(tilt);
    stampShip(pen, ship, size);
    pen.restore();
  }

  /** The ropes that hold it before it flies. */
  function drawRopes() {
    if (!pen) return;
    const { x, y } = placeOf(0, 0);
    pen.strokeStyle = 'rgb(255 226 170 / 0.55)';
    pen.lineWidth = 1;
    pen.beginPath();
    for (const over of [-22, 44]) {
      pen.moveTo(x + over * 0.7, y);
      pen.lineTo(x + over, height - 8);
    }
    pen.stroke();
  }

  return {
    /** @param {Moment} moment @param {number} nowMs */
    draw({ phase, sinceStartMs, sinceBurstMs, burstMs }, nowMs) {
      measure();
      if (!pen || !scenery) return;
      const isOver = phase === 'burst' || phase === 'called-off';
      const ms = phase === 'flying' ? sinceStartMs : isOver ? burstMs : 0;
      const climb = Math.min(1, Math.log(growthPerMs ** ms) / Math.log(12));
      pen.setTransform(scale, 0, 0, scale, 0, 0);
      drawScenery(climb, nowMs);
      if (ms > 0) drawPath(ms);
      if (phase !== 'burst') {
        if (ms === 0) drawRopes();
        drawShip(ms, nowMs);
      } else {
        const { x, y } = placeOf(ms, ms);
        pieces.draw(pen, { x: x + 16, y: y - 14, ms: sinceBurstMs });
      }
    },
  };
}
