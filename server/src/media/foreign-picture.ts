import type { Picture } from '@mungchi/contract';
import type { Config } from '../config';

const CLOUDINARY_HOST = 'res.cloudinary.com';

/** A picture we do not hold: https, on a listed host or in the operator's own cloud; square until the browser knows better. */
export function foreignPicture(media: Config['media'], address: string): Picture | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.username || url.password || url.href !== address) return null;
  if (!isAllowed(media, url)) return null;
  return { url: address, width: 640, height: 640, color: null, thumbhash: null, widths: [] };
}

function isAllowed({ imageHosts, cloudinary }: Config['media'], url: URL): boolean {
  if (imageHosts.includes(url.host)) return true;
  return cloudinary !== null && url.host === CLOUDINARY_HOST && url.pathname.startsWith(`/${cloudinary.cloudName}/`);
}
