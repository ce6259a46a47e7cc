/** The mascot of the screens themselves, so that every picture shows the same creature. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { nextId } from './definitions.mjs';

const web = createRequire(new URL('../../web/package.json', import.meta.url));
const { createElement } = web('react');
const { renderToStaticMarkup } = web('react-dom/server');
const options = {
  parentURL: import.meta.url,
  tsconfig: fileURLToPath(new URL('../../web/tsconfig.json', import.meta.url)),
};
const { MascotDrawing } = await tsImport('../../web/src/ui/mascot/mascot-drawing.tsx', options);
const { MascotBoxDrawing } = await tsImport('../../web/src/ui/mascot/mascot-box-drawing.tsx', options);

const SIZE = 200;

function draw(Drawing, props) {
  const frame = { width: SIZE, height: SIZE, viewBox: '0 0 200 200', 'aria-hidden': true };
  const svg = createElement('svg', frame, createElement(Drawing, props));
  return { w: SIZE, h: SIZE, body: renderToStaticMarkup(svg, { identifierPrefix: nextId() }) };
}

export const mascot = (color, mood = 'calm', more = {}) => draw(MascotDrawing, { color, mood, size: SIZE, ...more });
export const openBox = () => draw(MascotBoxDrawing, {});
