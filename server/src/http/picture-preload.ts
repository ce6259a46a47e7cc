import type { LoadedScreen } from '@mungchi/contract';
import { type Html, html } from './html';

/** Preloads a screen's first picture before the script that shows it has loaded. */
export function picturePreload({ src, srcset, sizes }: NonNullable<LoadedScreen['picture']>): Html {
  const sources = srcset ? html` imagesrcset="${srcset}" imagesizes="${sizes ?? '100vw'}"` : null;
  return html`<link rel="preload" as="image" fetchpriority="high" href="${src}"${sources}>`;
}
