import type { Picture } from '@mungchi/contract';
import type { Config } from '../config';

const CLOUDINARY_HOST = 'res.cloudinary.com';

/** An external picture: https, on an allowed host or in the operator's own cloud; assumed square until it loads. */
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

/** Only uploads to that cloud: other delivery types, and layers by URL (also percent-encoded, %66), could show any picture. */
function isUploaded(cloudName: string, pathname: string): boolean {
  return pathname.startsWith(`/${cloudName}/image/upload/`) && !/fetch:|%[0-7]/i.test(pathname);
}
