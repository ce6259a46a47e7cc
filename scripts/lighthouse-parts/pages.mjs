import { builtScreens, readScreens } from '../../web/build/built-screens.mjs';
import { routesFor } from '../shots-parts/routes.mjs';

/** What stands for a screen with a number in its address, as the screenshots name it. */
const EXAMPLES = { '/gonggu/list/:gongguId': '/gonggu/list/other', '/chat/:chatRoomId': '/chat/recruiting' };

/** What a link in a messenger leads to. */
const SHARED = '/gonggu/list/:gongguId';

/** The screens that people begin with, as somebody from the demo neighbourhood; the start and a shared post as a visitor. */
export function firstPages() {
  const paths = readScreens()
    .filter(({ first }) => first)
    .map(({ path }) => path);
  return [
    ...paths.map((path) => pageOf(path, path === '/start')),
    { ...pageOf(SHARED, true), name: `${SHARED}, visitor` },
  ];
}

function pageOf(route, visitor) {
  const address = (...who) => (route.includes(':') ? found(who, EXAMPLES[route] ?? route) : route);
  return { name: route, route, visitor, address };
}

async function found([address, session], name) {
  const match = (await routesFor(address, session)).find(({ route }) => route === name);
  if (!match) throw new Error(`The demo neighbourhood has nothing for ${name}.`);
  return match.url;
}

/** KB gzip of JavaScript that a screen names before it shows something, as the size check of the build counts it. */
export function initialScripts(route) {
  return builtScreens().find(({ path }) => path === route).script;
}
