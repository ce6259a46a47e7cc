import type { Html } from './html';
import { linkPreview } from './link-preview';

/** The link preview of the product itself, for messengers. */
export function siteHead(origin: string): Html {
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', '뭉치'],
    ['og:locale', 'ko_KR'],
    ['og:title', '뭉치, 이웃과 함께 사는 공동구매'],
    ['og:description', '걸어서 만나는 동네 이웃과 필요한 만큼만 나눠 사요.'],
  ];
  // A client may send any Host header, even an invalid one.
  if (URL.canParse(origin)) {
    properties.push(
      ['og:image', new URL('/art/shared-link.png', origin).href],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    );
  }
  return linkPreview(properties);
}
