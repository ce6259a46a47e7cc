import type { MapItem } from './cluster';
import { GLYPHS } from './glyphs';
import type { MapPost } from './map-types';
import * as css from './marker.css';

// Markers as plain elements, the same for both engines. Real buttons, so that keyboard and screen readers work.

/** Its picture in a ring of its category's colour; under the picture, until and unless it comes, the category's sign. */
function postPin({ category, label, picture }: MapPost, selected: boolean): HTMLButtonElement {
  const pin = button(`${css.pin} ${css.category[category]}`, label);
  pin.setAttribute('aria-pressed', String(selected));
  const image = document.createElement('img');
  Object.assign(image, { className: css.picture, alt: '', src: picture, draggable: false, decoding: 'async' });
  image.addEventListener('error', () => image.remove());
  pin.append(
    svg(48, 60, [
      ['ellipse', { class: css.ground, cx: 24, cy: 57, rx: 9, ry: 2.6 }],
      ['path', { class: css.body, d: 'M24 56.5 16.5 44A21 21 0 1 1 31.5 44Z' }],
      ['circle', { class: css.disc, cx: 24, cy: 24, r: 18 }],
      ...GLYPHS[category].map((d): Shape => ['path', { class: css.glyph, d, transform: 'translate(12 12)' }]),
    ]),
    image,
  );
  return pin;
}

function clusterDisc(count: number): HTMLButtonElement {
  const size = count < 10 ? 'small' : count < 100 ? 'medium' : 'large';
  const disc = button(css.clusterSize[size], `공구 ${count}개 모여 있음`);
  disc.append(count > 999 ? '999+' : String(count));
  return disc;
}

export function itemElement(item: MapItem): HTMLButtonElement {
  return item.kind === 'cluster' ? clusterDisc(item.count) : postPin(item.post, item.selected);
}

export function hereDot(): HTMLElement {
  return element('div', css.here);
}

const PLACE_BODY = 'M17 46C11 37.5 2.5 28.5 2.5 17a14.5 14.5 0 1 1 29 0C31.5 28.5 23 37.5 17 46Z';
const PLACE_HEART = 'M17 24.2c-3.8-2.7-6.6-5-6.6-8.1a3.6 3.6 0 0 1 6.6-2 3.6 3.6 0 0 1 6.6 2c0 3.1-2.8 5.4-6.6 8.1Z';

export function placePin(): HTMLElement {
  const pin = element('div', css.place);
  pin.append(
    svg(34, 48, [
      ['ellipse', { class: css.ground, cx: 17, cy: 45.5, rx: 6.5, ry: 2.2 }],
      ['path', { class: css.placeBody, d: PLACE_BODY }],
      [
        'path',
        {
          class: css.placeHeart,
          d: PLACE_HEART,
        },
      ],
    ]),
  );
  return pin;
}

export function ringWord(metres: number): HTMLElement {
  const word = element('div', css.ringWord);
  word.append(metres < 1000 ? `${metres}m` : `${metres / 1000}km`);
  return word;
}

/** The same pin as a picture, for an engine that drags pictures only. */
export const PLACE_PIN = `<svg xmlns="http://www.w3.org/2000/svg" width="34" height="48" viewBox="0 0 34 48"><path fill="#5849d0" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" d="${PLACE_BODY}"/><path fill="#fff" d="${PLACE_HEART}"/></svg>`;

type Shape = [tag: string, attributes: Record<string, string | number>];

function svg(width: number, height: number, shapes: Shape[]): SVGElement {
  const root = draw('svg', { viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': 'true' });
  for (const [tag, attributes] of shapes) root.append(draw(tag, attributes));
  return root;
}

function draw(tag: string, attributes: Shape[1]): SVGElement {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, String(value));
  return drawn;
}

function button(className: string, label: string): HTMLButtonElement {
  const made = element('button', className) as HTMLButtonElement;
  made.type = 'button';
  made.setAttribute('aria-label', label);
  return made;
}

function element(tag: string, className: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}
