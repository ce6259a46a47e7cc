import * as css from './ground.css';

export const COLOURS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
type Colour = (typeof COLOURS)[number];

export const patternId = (colour: Colour): string => `map-ground-${colour}`;

const SIZE = 132;
/** x, y, width, height of soft blocks: a texture, not a street plan. */
const BLOCKS = [
  [6, 8, 34, 26],
  [48, 8, 22, 26],
  [78, 8, 46, 18],
  [78, 34, 20, 22],
  [104, 34, 20, 22],
  [6, 42, 22, 34],
  [36, 42, 34, 14],
  [36, 64, 34, 28],
  [78, 64, 46, 20],
  [6, 84, 22, 40],
  [36, 100, 34, 24],
  [78, 92, 24, 32],
  [110, 92, 14, 32],
] as const;

/** One pattern per colour, in an SVG of its own; paths refer to them by id. */
export function layPatterns(host: HTMLElement): void {
  const svg = draw('svg', { width: 0, height: 0, 'aria-hidden': 'true' });
  svg.style.position = 'absolute';
  for (const colour of COLOURS) {
    const pattern = draw('pattern', {
      id: patternId(colour),
      width: SIZE,
      height: SIZE,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(-14)',
    });
    pattern.append(draw('rect', { class: css.tile[colour], width: SIZE, height: SIZE }));
    for (const [x, y, width, height] of BLOCKS) {
      pattern.append(draw('rect', { class: css.block, x, y, width, height, rx: 5 }));
    }
    svg.append(pattern);
  }
  host.append(svg);
}

function draw(tag: string, attributes: Record<string, string | number>): SVGElement {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, String(value));
  return drawn;
}
