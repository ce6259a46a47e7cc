import { builtScreens, readScreens } from '../../web/build/built-screens.mjs';
import { routesFor } from '../shots-parts/routes.mjs';

const VISITED = '/start';
/** What stands for a screen with a number in its address, as the screenshots name it. */
const EXAMPLES = { '/gonggu/list/:gongguId': '/gonggu/list/other', '/chat/:chatRoomId': '/chat/recruiting' };

/** The screens that people begin with, as somebody from the demo neighbourhood; visitors see the first page. */
export function firstPages() {
  return readScreens()
    .filter(({ first }) => first)
    .map(({ path }) => ({
      route: path,
      visitor: path === VISITED,
      address: (...who) => (path.includes(':') ? found(who, EXAMPLES[path] ?? path) : path),
    }));
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
