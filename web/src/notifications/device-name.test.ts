import { DEVICE_NAME_MAX } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { deviceName } from './device-name';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';
const GALAXY = 'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

test.each([
  [IPHONE, 5, true, '아이폰 · 홈 화면 앱'],
  [MAC, 5, true, '아이패드 · 홈 화면 앱'],
  [MAC, 0, false, '맥 · 사파리'],
  [`${GALAXY} Chrome/131.0.0.0 Mobile Safari/537.36`, 5, false, '안드로이드 · 크롬'],
  [`${GALAXY} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 5, false, '안드로이드 · 삼성 인터넷'],
  [WINDOWS, 0, false, '윈도우 · 크롬'],
  [`${WINDOWS} Edg/131.0.0.0`, 0, false, '윈도우 · 엣지'],
  [`${WINDOWS} Whale/4.28`, 0, false, '윈도우 · 웨일'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 0, false, '컴퓨터 · 파이어폭스'],
  ['', 0, false, '컴퓨터 · 브라우저'],
])('%s', (userAgent, maxTouchPoints, installed, name) => {
  expect(deviceName({ userAgent, maxTouchPoints }, installed)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(DEVICE_NAME_MAX);
});
