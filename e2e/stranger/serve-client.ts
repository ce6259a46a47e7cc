import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export type ServedClient = { origin: string; close: () => Promise<void> };

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules');
const LIBRARIES: Record<string, string> = {
  '/lib/sockjs.js': path.join(PACKAGES, 'sockjs-client/dist/sockjs.min.js'),
  '/lib/stomp.js': path.join(PACKAGES, '@stomp/stompjs/bundles/stomp.umd.min.js'),
};

/** The second client on an origin of its own. Its host and the product's are of one site, so that cookies still travel. */
export async function serveClient(host: string, api: () => string): Promise<ServedClient> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    if (pathname === '/config.js') return response.setHeader('content-type', 'text/javascript').end(config(api()));
    const isScript = pathname.endsWith('.js');
    const file = isScript ? pathname.slice(1) : 'index.html';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(await readFile(LIBRARIES[pathname] ?? path.join(import.meta.dirname, 'client', path.basename(file))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const config = (api: string) => `window.API = ${JSON.stringify(api)};`;
