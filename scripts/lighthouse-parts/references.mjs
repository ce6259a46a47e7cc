import { once } from 'node:events';
import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../parts/run.mjs';

/** The window Lighthouse gives a phone: what is snapped must be what it would have drawn. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/**
 * Two pages to compare with in the same run, so that the machine cancels out: (a) a screen as it stands when it is complete,
 * without script, with the product's own styles, fonts and pictures; (b) the smallest app of our stack.
 */
export async function startReferences(product) {
  const pages = new Map([
    ['/smallest', compressed('text/html; charset=utf-8', SMALLEST_PAGE)],
    ['/smallest.js', compressed('text/javascript', await smallestScript())],
  ]);
  const server = http.createServer((request, response) => {
    const page = pages.get(request.url);
    if (page) response.writeHead(200, page.headers).end(page.bytes);
    else passOn(product, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${server.address().port}`;
  return {
    smallest: `${address}/smallest`,
    /** The address of a page without script. */
    async snap(context, url) {
      const path = `/still/${pages.size}`;
      pages.set(path, compressed('text/html; charset=utf-8', await snapshot(context, url)));
      return address + path;
    },
    stop: () => server.close(),
  };
}

function compressed(type, text) {
  const bytes = gzipSync(text, { level: 6 });
  return { bytes, headers: { 'content-type': type, 'content-encoding': 'gzip', 'content-length': bytes.length } };
}

/** Styles, fonts and pictures come from the product as they are. */
function passOn(product, { method, url, headers }, response) {
  const { hostname, port } = new URL(product);
  const request = http.request({
    hostname,
    port,
    method,
    path: url,
    headers: { ...headers, host: `${hostname}:${port}` },
  });
  request.on('response', (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  request.on('error', () => response.writeHead(502).end());
  request.end();
}

async function snapshot(context, url) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', PHONE);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const html = await page.evaluate(() => {
    for (const tag of document.querySelectorAll('script, noscript, link[rel=modulepreload], link[rel=manifest]'))
      tag.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await page.close();
  return html;
}

const SMALLEST_PAGE = `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="뭉치"><title>뭉치</title></head>
<body><div id="root"></div><script type="module" src="/smallest.js"></script></body></html>`;

const SMALLEST_APP = `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router } from 'wouter';

const greeting = createElement(Route, null, createElement('h1', null, '뭉치'));
const routed = createElement(Router, null, greeting);
createRoot(document.getElementById('root')).render(
  createElement(QueryClientProvider, { client: new QueryClient() }, routed),
);`;

async function smallestScript() {
  const { outputFiles } = await build({
    stdin: { contents: SMALLEST_APP, resolveDir: `${root}/web` },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].text;
}
