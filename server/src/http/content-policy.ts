import type { Config } from '../config';

/**
 * The access token is in local storage, so no foreign or inline script may ever run. Sources that outside services need
 * are allowed only where those services are configured.
 */
export function contentPolicy({ browser, media, payments, publicOrigin, webOrigin }: Config): string {
  const { kakaoMapKey: map, kakaoShareKey: share, daumPostcode: postcode } = browser;
  const { portone } = payments;
  const policy = [
    "default-src 'self'",
    directive('script-src', [
      ...(map ? ['https://dapi.kakao.com', 'https://t1.daumcdn.net'] : []),
      ...(share ? ['https://t1.kakaocdn.net'] : []),
      ...(postcode ? ['https://t1.daumcdn.net', 'https://t1.kakaocdn.net'] : []),
      ...(portone ? ['https://cdn.iamport.kr'] : []),
    ]),
    "style-src 'self'",
    // Kakao's map writes its tiles and controls as markup with style attributes; style elements stay forbidden.
    ...(map ? ["style-src-attr 'unsafe-inline'"] : []),
    directive('img-src', [
      'data:',
      'blob:',
      ...(publicOrigin ? [publicOrigin] : []),
      ...media.imageHosts.map((host) => `https://${host}`),
      ...(media.cloudinary ? ['https://res.cloudinary.com'] : []),
      ...(map ? ['https://*.daumcdn.net', 'https://*.kakaocdn.net'] : []),
    ]),
    "font-src 'self'",
    directive('connect-src', [
      ...(media.cloudinary ? ['https://api.cloudinary.com'] : []),
      ...(map ? ['https://dapi.kakao.com', 'https://*.daumcdn.net'] : []),
    ]),
    directive('frame-src', [
      ...(postcode ? ['https://postcode.map.daum.net', 'https://postcode.map.kakao.com'] : []),
      ...(portone ? ['https://*.iamport.kr', 'https://*.inicis.com'] : []),
    ]),
    "object-src 'none'",
    "base-uri 'none'",
    directive('form-action', [
      // The card page's form ends with a redirect to the web app, and browsers check redirects against this list too.
      ...(webOrigin ? [webOrigin] : []),
      // Kakao's share function posts a form into a new window.
      ...(share ? ['https://sharer.kakao.com'] : []),
    ]),
    "frame-ancestors 'none'",
  ];
  return policy.join('; ');
}

function directive(name: string, hosts: string[]): string {
  return [name, "'self'", ...new Set(hosts)].join(' ');
}
