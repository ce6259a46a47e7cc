import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** Sections 7 of the two documents, and what stands in for the outside services they name. */
const CALLS = [
  /^(GET|POST|PUT) \/api\/users$/,
  /^GET \/api\/users\/(\d+|basic|reviews)$/,
  /^POST \/api\/users\/(location|interest-category)$/,
  /^POST \/api\/auth\/(token|reissue|logout)$/,
  /^(GET|POST) \/api\/group-boards$/,
  /^GET \/api\/group-boards\/(categories\/[1-4]|recommend|search|like|me)$/,
  /^(GET|PUT|DELETE) \/api\/group-boards\/\d+$/,
  /^GET \/api\/group-boards\/\d+\/edit$/,
  /^(POST|DELETE) \/api\/(group-boards|products)\/\d+\/like$/,
  /^POST \/api\/group-boards\/\d+\/join$/,
  /^GET \/api\/chat\/rooms(\/\d+)?$/,
  /^POST \/api\/chat\/rooms\/\d+\/(pay|trade-complete|reviews\/\d+)$/,
  /^PATCH \/api\/chat\/rooms\/\d+\/purchase-complete$/,
  /^GET \/api\/products\/(like|recommend|main|search|\d+|\d+\/group-boards|categories\/[1-4]\/scroll)$/,
  /^POST \/api\/ml\/chat$/,
  /^(GET|POST) \/ws\/chat\//,
  // The provider's pages, the image host, the card company, and the pictures that answers name.
  /^(GET|POST) \/(oauth2|login\/oauth2)\//,
  /^POST \/api\/media$/,
  /^(GET|POST) \/sandbox\/portone\//,
  // Fonts of those two kinds of pages.
  /^GET \/(fonts\.css$|assets\/mungchi-[\w-]+\.woff2$)/,
  /^GET \/(media|pictures|avatars|icon)\b/,
];

/** The client may not come to need what no document names. */
export function expectDocumentedCalls(page: Page, clientOrigin: string): void {
  const others = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (!protocol.startsWith('http') || origin === clientOrigin) return;
    const call = `${request.method()} ${pathname}`;
    if (!CALLS.some((known) => known.test(call))) others.add(call);
  });
  onTestFinished(() => {
    if (others.size > 0) throw new Error(`Calls that no document names:\n${[...others].join('\n')}`);
  });
}
