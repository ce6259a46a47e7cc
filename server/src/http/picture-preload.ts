import type { AppScreen } from '@mungchi/contract';
import { escapeHtml } from './escape-html';

/** The picture a screen opens with is on its way before the script that will show it. */
export function picturePreload({ src, srcset, sizes }: NonNullable<AppScreen['picture']>): string {
  const sources = srcset ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes ?? '100vw')}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(src)}"${sources}>`;
}
