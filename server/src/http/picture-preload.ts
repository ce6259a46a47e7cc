import type { AppScreen } from '@mungchi/contract';
import { escapeHtml } from './escape-html';

/** Preloads a screen's first picture before the script that shows it has loaded. */
export function picturePreload({ src, srcset, sizes }: NonNullable<AppScreen['picture']>): string {
  const sources = srcset ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes ?? '100vw')}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(src)}"${sources}>`;
}
