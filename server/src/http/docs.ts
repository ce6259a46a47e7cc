import { type Endpoint, limitOf, REFUSALS } from '@mungchi/contract';
import { AREAS } from '@mungchi/contract/all';
import type { FastifyInstance } from 'fastify';
import { declaredRefusals } from './declared-refusals';
import { type Html, html } from './html';
import { openApi } from './openapi';

/** The API documentation at /api/docs, without scripts, made from the same contract as the OpenAPI document. */
export function registerDocs(app: FastifyInstance): void {
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(documentation(openApi()).text),
  );
  app.get('/api/docs/openapi.json', () => openApi());
  app.get('/api/docs/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(DOCS_STYLE));
}

type Document = ReturnType<typeof openApi>;

function documentation(document: Document): Html {
  const areas = Object.entries(AREAS);
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>뭉치 API</title><link rel="stylesheet" href="/api/docs/style.css"></head><body>
<header><h1>뭉치 API</h1><p>Every call, made from the contract. <a href="/api/docs/openapi.json">OpenAPI document</a></p>
<nav>${areas.map(([area]) => html`<a href="#${area}">${area}</a>`)}</nav></header>
<main>${areas.map(([area, endpoints]) => section(document, area, Object.entries(endpoints)))}</main></body></html>`;
}

function section(document: Document, area: string, endpoints: [string, Endpoint][]): Html {
  return html`<section id="${area}"><h2>${area}</h2>${endpoints.map(([name, endpoint]) => call(document, name, endpoint))}</section>`;
}

function call(document: Document, name: string, endpoint: Endpoint): Html {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const operation = document.paths[path]?.[endpoint.method.toLowerCase()] as Record<string, unknown>;
  const refusals = declaredRefusals(endpoint).map(
    (code) => html`<tr><td>${REFUSALS[code][0]}</td><td><code>${code}</code></td><td>${REFUSALS[code][1]}</td></tr>`,
  );
  return html`<details id="${name}"><summary><b class="${endpoint.method}">${endpoint.method}</b> <code>${path}</code>
<span>${endpoint.summary}</span> <i>${endpoint.auth}</i></summary>
<p>At most ${limitOf(endpoint).max} calls in ${limitOf(endpoint).seconds} s.</p>
${endpoint.paged ? html`<p>Paged: <code>?limit=&amp;cursor=</code>, next cursor in <code>X-Next-Cursor</code>.</p>` : null}
${block('Parameters', operation['parameters'])}${block('Body', operation['requestBody'])}
${block('Answer', (operation['responses'] as Record<string, unknown>)['200'])}
<h3>Refusals</h3><table>${refusals}</table></details>`;
}

function block(title: string, value: unknown): Html | null {
  if (!value || (Array.isArray(value) && value.length === 0)) return null;
  return html`<h3>${title}</h3><pre>${JSON.stringify(value, null, 2)}</pre>`;
}

const DOCS_STYLE = `
:root{color-scheme:light dark;--brand:#5849d0;--line:#8884}
body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:960px;padding:24px 16px}
h1{margin:0}nav{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0}
nav a{border:1px solid var(--line);border-radius:99px;padding:4px 12px;text-decoration:none;color:inherit}
details{border:1px solid var(--line);border-radius:12px;margin:8px 0;padding:0 12px}
summary{cursor:pointer;padding:10px 0}summary span{opacity:.8}summary i{float:right;opacity:.7}
b{display:inline-block;min-width:64px;color:var(--brand)}b.DELETE{color:#d92d20}b.GET{color:#0e7a54}
pre{overflow:auto;max-height:420px;background:#8881;border-radius:8px;padding:12px;font-size:13px}
table{border-collapse:collapse;margin-bottom:12px}td{border-top:1px solid var(--line);padding:4px 12px 4px 0}
`;
