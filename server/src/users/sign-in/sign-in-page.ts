import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../http/html';

/** Sends a server-rendered sign-in page: no script, no inline style. */
export function sendSignInPage(
  reply: FastifyReply,
  page: {
    title: string;
    body: Html;
    status?: number;
    /** Allowed as a form target (`form-action`), beside our own pages. */
    webOrigin?: string;
  },
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    // Browsers also apply form-action to redirects after a submit, and those end at the web app.
    `form-action 'self' ${page.webOrigin ?? ''}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .status(page.status ?? 200)
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
    .type('text/html; charset=utf-8')
    .send(document(page.title, page.body).text);
}

function document(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#5849d0">
<title>${title} · 뭉치</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/fonts.css">
<link rel="stylesheet" href="/oauth2/style.css">
</head>
<body>
${body}
</body>
</html>`;
}
