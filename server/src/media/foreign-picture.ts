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
  return cloudinary !== null && url.host === CLOUDINARY_HOST && isUploaded(cloudinary.cloudName, url.pathname);
}

/** Only what was uploaded to the cloud: its other delivery types, and layers by address (also with letters written as %66), show anybody's pictures. */
function isUploaded(cloudName: string, pathname: string): boolean {
  return pathname.startsWith(`/${cloudName}/image/upload/`) && !/fetch:|%[0-7]/i.test(pathname);
}
