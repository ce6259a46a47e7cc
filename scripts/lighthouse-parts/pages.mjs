import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../parts/run.mjs';
import { routesFor } from '../shots-parts/routes.mjs';

/** The way from a first visit to a room, as somebody from the demo neighbourhood; visitors see the first page. */
export const PAGES = [
  { route: '/start', visitor: true, address: () => '/start' },
  { route: '/', address: () => '/' },
  { route: '/gonggu/list/:gongguId', address: (...who) => found(who, '/gonggu/list/other') },
  { route: '/shopping', address: () => '/shopping' },
  { route: '/chat/:chatRoomId', address: (...who) => found(who, '/chat/recruiting') },
];

async function found([address, session], name) {
  const match = (await routesFor(address, session)).find(({ route }) => route === name);
  if (!match) throw new Error(`The demo neighbourhood has nothing for ${name}.`);
  return match.url;
}

/** KB gzip of JavaScript that a route names before it shows something, as the size check of the build counts it. */
export async function initialScripts(route) {
  const { routeScripts } = await import(path.join(root, 'web/build/route-scripts.mjs'));
  const manifest = JSON.parse(readFileSync(path.join(root, 'web/dist/.vite/manifest.json'), 'utf8'));
  return routeScripts(manifest).find(({ path: name }) => name === route).kilobytes;
}
