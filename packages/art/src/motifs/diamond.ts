import { line, shape, shine } from '../pen.ts';

export function drawDiamond(): string {
  return [
    shape('#dff7ff', 'M26 14h48l24 26-48 56L2 40z'),
    shape('#7fd4f2', 'M26 14L2 40h26zM50 14L28 40h44zM74 14L72 40h26zM28 40l22 56L2 40z'),
    shape('#3a9fd0', 'M72 40l26 0-48 56z'),
    shape('#b5ecff', 'M28 40h44L50 96z'),
    shine('M26 14h24L28 40z', 0.7),
    line('#fff', 2, 'M86 8v12M80 14h12M10 70v10M5 75h10'),
  ].join('');
}
