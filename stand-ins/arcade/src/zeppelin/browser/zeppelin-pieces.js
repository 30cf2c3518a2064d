/** What is left of it: a flash, a ring, and scraps of cloth that sink. The same every time, so that nothing has to be remembered. */
const scraps = Array.from({ length: 26 }, (_none, at) => {
  const angle = at * 2.399;
  const speed = 34 + ((at * 37) % 70);
  return {
    across: Math.cos(angle) * speed,
    up: Math.sin(angle) * speed - 18,
    size: 3 + ((at * 13) % 7),
    turn: ((at % 5) - 2) * 3,
    colour: ['#f4e6c8', '#e38b2c', '#c98d5e', '#7a3d3c'][at % 4] ?? '#f4e6c8',
  };
});
const shownMs = 2_600;

export function createPieces() {
  return {
    /** @param {CanvasRenderingContext2D} pen @param {{ x: number, y: number, ms: number }} where `ms` since it burst */
    draw(pen, { x, y, ms }) {
      if (ms > shownMs) return;
      const seconds = ms / 1_000;
      if (ms < 420) {
        const flash = pen.createRadialGradient(x, y, 0, x, y, 30 + ms * 0.26);
        flash.addColorStop(0, `rgb(255 244 214 / ${1 - ms / 420})`);
        flash.addColorStop(0.4, `rgb(255 150 66 / ${0.7 - ms / 600})`);
        flash.addColorStop(1, 'rgb(255 90 50 / 0)');
        pen.fillStyle = flash;
        pen.fillRect(x - 160, y - 160, 320, 320);
      }
      pen.strokeStyle = `rgb(255 205 140 / ${Math.max(0, 0.6 - seconds)})`;
      pen.lineWidth = 2;
      pen.beginPath();
      pen.arc(x, y, 10 + seconds * 120, 0, Math.PI * 2);
      pen.stroke();
      pen.globalAlpha = Math.max(0, 1 - ms / shownMs);
      // The air holds them back, and what is left sinks.
      const eased = (1 - Math.exp(-2.6 * seconds)) / 1.6;
      for (const { across, up, size, turn, colour } of scraps) {
        pen.save();
        pen.translate(x + across * eased, y + up * eased + 26 * seconds * seconds);
        pen.rotate(turn * seconds);
        pen.fillStyle = colour;
        pen.fillRect(-size / 2, -size / 3, size, size * 0.66);
        pen.restore();
      }
      pen.globalAlpha = 1;
    },
  };
}
