/** What this product has to know of a browser that it cannot find out by asking for a feature. */
export type Phone = 'ios' | 'android' | 'other';

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

export function phoneOf({ userAgent, maxTouchPoints }: Browser): Phone {
  if (/Android/i.test(userAgent)) return 'android';
  // An iPad says it is a Mac; no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return 'other';
}

/** A browser inside another app: it installs nothing and shows no notifications. */
export function isInApp({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return /KAKAOTALK|NAVER\(inapp|Instagram|FBA[NV]|\bLine\/|DaumApps|BAND\/|; wv\)/i.test(userAgent);
}

/** Opened from the home screen. */
export function isInstalled(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}
