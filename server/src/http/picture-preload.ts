import * as z from 'zod';
import { escapeHtml } from './escape-html';

export const FirstPicture = z.object({
  src: z.string(),
  srcset: z.optional(z.string()),
  sizes: z.optional(z.string()),
});

/** The picture a screen opens with is on its way before the script that will show it. */
export function picturePreload({ src, srcset, sizes }: z.infer<typeof FirstPicture>): string {
  const sources = srcset ? ` imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes ?? '100vw')}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(src)}"${sources}>`;
}
