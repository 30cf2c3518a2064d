/** A fill, and the same tone as words on a dark and on a light ground. */
export interface BrandColours {
  accent: string;
  accentTextDark: string;
  accentTextLight: string;
}

/** Of `packages/ui/src/tokens.css`. */
export const grounds = {
  dark: { ground: '#0a0f1c', surface: '#121a2c', raised: '#1a2439' },
  light: { ground: '#f3ead9', surface: '#fbf5e9', raised: '#ece1cb' },
};

/** What WCAG 2.2 asks for at level AA: words, and the parts of a control. */
const wordsLeast = 4.5;
const partsLeast = 3;

const inks = ['#221600', '#ffffff'];
const pressShare = 0.12;

/** What could not be read, in a word for each. */
export function colourProblems({ accent, accentTextDark, accentTextLight }: BrandColours): string[] {
  const ink = inkOn(accent);
  return [
    ...(contrast(ink, accent) < wordsLeast || contrast(ink, pressed(accent)) < wordsLeast
      ? [`colours.accent: no words can be read on it, ${told(contrast(ink, accent))}`]
      : []),
    ...tooPale('colours.accent', accent, { on: 'dark', least: partsLeast }),
    ...tooPale('colours.accentTextDark', accentTextDark, { on: 'dark', least: wordsLeast }),
    ...tooPale('colours.accentTextLight', accentTextLight, { on: 'light', least: wordsLeast }),
  ];
}

function tooPale(field: string, colour: string, { on, least }: { on: 'dark' | 'light'; least: number }): string[] {
  const worst = Math.min(...Object.values(grounds[on]).map((ground) => contrast(colour, ground)));
  return worst < least
    ? [`${field}: is hard to see on ${on} grounds, ${told(worst)}, and ${least} to 1 is needed`]
    : [];
}

const told = (ratio: number) => `${Math.floor(ratio * 10) / 10} to 1`;

/** A style sheet that puts the brand's colours over those of the tokens, in every part of the page. */
export function brandStyles({ accent, accentTextDark, accentTextLight }: BrandColours): string {
  const fill = `--accent:${accent};--accent-press:${pressed(accent)};--on-accent:${inkOn(accent)}`;
  return [
    `:root:root,[data-theme=dark][data-theme=dark]{${fill};--accent-text:${accentTextDark}}`,
    `[data-theme=light][data-theme=light]{--accent-edge:${accentTextLight};--accent-text:${accentTextLight}}`,
  ].join('\n');
}

const inkOn = (fill: string) =>
  inks.reduce((one, other) => (contrast(one, fill) >= contrast(other, fill) ? one : other));

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function pressed(colour: string): string {
  const darker = partsOf(colour).map((part) => Math.round(part * (1 - pressShare)));
  return `#${darker.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** As WCAG 2.2 counts it. */
export function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
