import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** The few headers every answer carries. Pages carry the full set, see `pageHeaders`. */
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/** For HTML. The access token lives in local storage, so no foreign or inline script may ever run. */
export function pageHeaders(config: Config): Record<string, string> {
  const kakao = config.browser.kakaoMapKey || config.browser.kakaoShareKey;
  const scripts = [
    ...(kakao ? ['https://dapi.kakao.com', 'https://t1.daumcdn.net', 'https://t1.kakaocdn.net'] : []),
    ...(config.browser.daumPostcode ? ['https://t1.daumcdn.net', 'https://t1.kakaocdn.net'] : []),
    ...(config.payments.portone ? ['https://cdn.iamport.kr'] : []),
  ];
  const pictures = [
    ...config.media.imageHosts.map((host) => `https://${host}`),
    ...(config.media.cloudinary ? ['https://res.cloudinary.com'] : []),
    ...(kakao ? ['https://*.daumcdn.net', 'https://*.kakaocdn.net'] : []),
  ];
  const calls = [
    ...(config.media.cloudinary ? ['https://api.cloudinary.com'] : []),
    ...(kakao ? ['https://dapi.kakao.com'] : []),
  ];
  const frames = [
    ...(config.browser.daumPostcode ? ['https://postcode.map.daum.net', 'https://postcode.map.kakao.com'] : []),
    ...(config.payments.portone ? ['https://*.iamport.kr', 'https://*.inicis.com'] : []),
  ];
  const policy = [
    "default-src 'self'",
    directive('script-src', scripts),
    "style-src 'self'",
    directive('img-src', ['data:', 'blob:', ...pictures]),
    "font-src 'self'",
    directive('connect-src', calls),
    directive('frame-src', frames),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(self)',
    ...(config.webOrigin?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

function directive(name: string, hosts: string[]): string {
  return [name, "'self'", ...new Set(hosts)].join(' ');
}
