import { type Phone, phoneOf } from '../installed/browser-kind';

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** What the owner calls it: `아이폰 · 홈 화면 앱`, `윈도우 · 크롬`. */
export function deviceName(browser: Browser, installed: boolean): string {
  const program = installed ? '홈 화면 앱' : programOf(browser.userAgent);
  return `${machineOf(browser)} · ${program}`;
}

const MACHINES: Record<Exclude<Phone, 'other'>, (userAgent: string) => string> = {
  ios: (userAgent) => (/iPhone|iPod/.test(userAgent) ? '아이폰' : '아이패드'),
  android: () => '안드로이드',
};

function machineOf(browser: Browser): string {
  const phone = phoneOf(browser);
  if (phone !== 'other') return MACHINES[phone](browser.userAgent);
  if (/Windows/.test(browser.userAgent)) return '윈도우';
  if (/Macintosh/.test(browser.userAgent)) return '맥';
  return '컴퓨터';
}

/** The more particular name first: nearly all of them call themselves Chrome or Safari, too. */
const PROGRAMS: [RegExp, string][] = [
  [/SamsungBrowser/, '삼성 인터넷'],
  [/Whale/, '웨일'],
  [/Edg/, '엣지'],
  [/Firefox|FxiOS/, '파이어폭스'],
  [/Chrome|CriOS/, '크롬'],
  [/Safari/, '사파리'],
];

function programOf(userAgent: string): string {
  return PROGRAMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '브라우저';
}
