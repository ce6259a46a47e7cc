import { type Html, html } from './html';

/** What messengers read of a page: Open Graph properties, and the large picture for the one that asks in its own words. */
export function linkPreview(properties: [name: string, value: string][]): Html {
  const metas = properties.map(([name, value]) => html`<meta property="${name}" content="${value}">`);
  return html`${metas}<meta name="twitter:card" content="summary_large_image">`;
}
