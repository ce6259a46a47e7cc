/** The mascot of the screens themselves, so that every picture shows the same creature. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MascotBoxDrawing } from '../web/src/ui/mascot/mascot-box-drawing';
import { MascotDrawing } from '../web/src/ui/mascot/mascot-drawing';
import { nextId } from './definitions.mjs';

const SIZE = 200;

function draw(Drawing, props) {
  const frame = { width: SIZE, height: SIZE, viewBox: '0 0 200 200', 'aria-hidden': true };
  const svg = createElement('svg', frame, createElement(Drawing, props));
  return { w: SIZE, h: SIZE, body: renderToStaticMarkup(svg, { identifierPrefix: nextId() }) };
}

export const mascot = (color, mood = 'calm', more = {}) => draw(MascotDrawing, { color, mood, size: SIZE, ...more });
export const openBox = () => draw(MascotBoxDrawing, {});
