/** The mascot of the screens themselves, so that every picture shows the same creature. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { nextId } from './paint.mjs';

const web = createRequire(new URL('../../web/package.json', import.meta.url));
const { createElement } = web('react');
const { renderToStaticMarkup } = web('react-dom/server');
const options = {
  parentURL: import.meta.url,
  tsconfig: fileURLToPath(new URL('../../web/tsconfig.json', import.meta.url)),
};
const { Mascot } = await tsImport('../../web/src/ui/mascot.tsx', options);
const { MascotBox } = await tsImport('../../web/src/ui/mascot-box.tsx', options);

const draw = (element, size) => ({
  w: size,
  h: size,
  body: renderToStaticMarkup(element, { identifierPrefix: nextId() }),
});

export const mascot = (color, mood = 'calm', more = {}) =>
  draw(createElement(Mascot, { color, mood, size: 200, ...more }), 200);
export const openBox = () => draw(createElement(MascotBox, { size: 200 }), 200);
