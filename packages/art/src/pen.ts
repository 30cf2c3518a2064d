/**
 * The few strokes that every drawing is made of. Only plain shapes and flat colours: no ids, so that any number of
 * drawings can stand in one document. All strokes end round, which is said once, by whatever holds the drawing.
 */

export const roundStrokes = 'stroke-linecap="round" stroke-linejoin="round"';

export function shape(fill: string, d: string): string {
  return `<path fill="${fill}" d="${d}"/>`;
}

export function line(stroke: string, width: number, d: string): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;
}

export function disc(fill: string, cx: number, cy: number, r: number): string {
  return `<circle fill="${fill}" cx="${tidy(cx)}" cy="${tidy(cy)}" r="${tidy(r)}"/>`;
}

export function oval(fill: string, cx: number, cy: number, rx: number, ry: number): string {
  return `<ellipse fill="${fill}" cx="${tidy(cx)}" cy="${tidy(cy)}" rx="${tidy(rx)}" ry="${tidy(ry)}"/>`;
}

/** Dots at points like `10,20 30,40`, as one path, which weighs less than as many circles. */
export function dots(fill: string, width: number, points: string): string {
  return line(fill, width, `M${points.replaceAll(' ', 'h0M')}h0`);
}

/** Beads on a circle: the dashes of one stroke, so that a hundred weigh as much as three. */
export function beads(colour: string, width: number, cx: number, cy: number, r: number, count: number): string {
  const step = Math.round((2 * Math.PI * r * 1000) / count) / 1000;
  return `<circle fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="0 ${step}" cx="${cx}" cy="${cy}" r="${r}"/>`;
}

/** What lies away from the light. */
export function shade(d: string, opacity = 0.22): string {
  return `<path opacity="${opacity}" d="${d}"/>`;
}

/** What the light falls on. */
export function shine(d: string, opacity = 0.3): string {
  return `<path fill="#fff" opacity="${opacity}" d="${d}"/>`;
}

export function turned(degrees: number, drawing: string, cx = 50, cy = 50): string {
  return `<g transform="rotate(${tidy(degrees)} ${tidy(cx)} ${tidy(cy)})">${drawing}</g>`;
}

export function moved(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${tidy(x)} ${tidy(y)})scale(${scale})">${drawing}</g>`;
}

export function faded(opacity: number, drawing: string): string {
  return `<g opacity="${opacity}">${drawing}</g>`;
}

/** The drawing and its reflection in the middle of the box. */
export function mirrored(drawing: string): string {
  return `${drawing}<g transform="matrix(-1 0 0 1 100 0)">${drawing}</g>`;
}

/** The point at an angle on a circle; 0 degrees is on top. */
export function pointOn(cx: number, cy: number, r: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [tidy(cx + r * Math.cos(angle)), tidy(cy + r * Math.sin(angle))];
}

/** `count` points spread evenly on a circle. */
export function ring(cx: number, cy: number, r: number, count: number, first = 0): [number, number][] {
  return Array.from({ length: count }, (_, index) => pointOn(cx, cy, r, first + (index * 360) / count));
}

/** A slice of a ring, or of a pie when the inner radius is 0. */
export function slice(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const wide = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [
    pointOn(cx, cy, outer, from),
    pointOn(cx, cy, outer, to),
    pointOn(cx, cy, inner, to),
    pointOn(cx, cy, inner, from),
  ];
  return `M${a}A${outer} ${outer} 0 ${wide} 1 ${b}L${c}${inner > 0 ? `A${inner} ${inner} 0 ${wide} 0 ${d}` : ''}z`;
}

/** One decimal is a third of a pixel on the largest screen we draw for. */
export function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}
