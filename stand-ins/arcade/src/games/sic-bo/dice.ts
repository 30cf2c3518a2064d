const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** A die's face, as a symbol that the page can use as often as it likes. */
export function dieSymbols(): string {
  const faces = Object.entries(pips).map(([face, places]) => {
    const dots = places.map(
      (at) => `<circle cx="${10 + (at % 3) * 10}" cy="${10 + Math.floor(at / 3) * 10}" r="3.6"/>`,
    );
    return `<symbol id="die-${face}" viewBox="0 0 40 40"><rect x="1" y="1" width="38" height="38" rx="8"/><g${face === '1' || face === '4' ? ' class="warm"' : ''}>${dots.join('')}</g></symbol>`;
  });
  return `<svg class="suits" aria-hidden="true" width="0" height="0">${faces.join('')}</svg>`;
}

export const die = (face: number) => `<svg class="die" aria-hidden="true"><use href="#die-${face}"/></svg>`;

/** Half a calabash, open side down, with the bands that are burnt into it. */
export function drawCup(): string {
  return `<svg class="cup" id="cup" viewBox="0 0 200 120" preserveAspectRatio="none" aria-hidden="true"><path class="shell" d="M18 112C14 52 50 18 86 14c4-8 24-8 28 0 36 4 72 38 68 98 0 6-164 6-164 0z"/>
<path class="burn" d="M22 86c50 10 106 10 156 0M27 68c48 8 98 8 146 0"/><path class="zig" d="m24 80 12-8 12 11 13-9 13 11 13-10 13 10 13-10 13 10 13-11 13 9 12-11 11 8"/></svg>`;
}
