import path from 'node:path';
import sharp from 'sharp';
import { ROLES, signInAs } from './people.mjs';
import { routesFor } from './routes.mjs';
import { takeShot } from './take.mjs';

const MOST_BYTES = 40_000;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, hasTouch: true, isMobile: true };

/** The dozen of the README, as the leader of a few group purchases sees them unless told. */
const SCREENS = [
  { name: 'onboarding', url: '/start' },
  { name: 'home', url: '/' },
  { name: 'search', url: '/gonggu/search?keyword=고기' },
  { name: 'map', url: '/gonggu/map' },
  { name: 'detail', route: '/gonggu/list/other', theme: 'dark' },
  {
    name: 'write',
    url: '/gonggu/write',
    fill: { 상품명: '이천 햅쌀', '총 인원': '4', '총 수량': '20kg', '총 가격': '62000' },
  },
  { name: 'chats', url: '/chat/list' },
  { name: 'room', as: 'payer', route: '/chat/paying' },
  { name: 'pay', as: 'payer', route: '/chat/paying/pay', theme: 'dark' },
  { name: 'shopping', url: '/shopping' },
  { name: 'assistant', url: '/shopping/chatbot?keyword=캠핑 간식 추천해줘' },
  { name: 'mypage', url: '/mypage', theme: 'dark' },
];

/** The pictures as taken go to `folder`, what the README shows to `into`. */
export async function takeReadmeScreens({ browser, address, folder, into, only }) {
  const people = new Map();
  for (const { name, as = 'leader', url, route, theme = 'light', fill } of SCREENS) {
    if (only && !only.includes(name)) continue;
    if (!people.has(as)) people.set(as, await meet(browser, address, as));
    const { session, routes } = people.get(as);
    const place = url ?? routes.find((each) => each.route === route)?.url;
    if (!place) throw new Error(`There is no ${route} to be shown.`);
    const context = await browser.newContext({
      ...PHONE,
      baseURL: address,
      colorScheme: theme,
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
      storageState: session.storageState,
    });
    const picture = path.join(folder, `${name}.png`);
    const remarks = await takeShot(await context.newPage(), { url: place, fill }, picture, {
      full: false,
      condition: {},
    });
    const size = await store(picture, path.join(into, `${name}.webp`));
    console.log([`${name}.webp ${size} bytes`, ...remarks].join('; '));
    await context.close();
  }
}

async function meet(browser, address, as) {
  const session = await signInAs(
    browser,
    address,
    ROLES.find(({ name }) => name === as),
  );
  return { session, routes: await routesFor(address, session) };
}

/** As good as fits. */
async function store(picture, file) {
  for (let quality = 84; ; quality -= 4) {
    const { size } = await sharp(picture).webp({ quality, effort: 6 }).toFile(file);
    if (size <= MOST_BYTES || quality < 50) return size;
  }
}
