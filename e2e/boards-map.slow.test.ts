import { expect, test } from 'vitest';
import { openBoard } from './harness/boards';
import { expectGoodLooks } from './harness/looks';
import { demoNeighbour, newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { takenOver } from './harness/ssr';

const site = useSite('demo');
const PATIENT = { timeout: 120_000 };

test(
  'clusters open, a marker selects its post, the background and another category let go of it',
  PATIENT,
  async () => {
    const { page } = await demoNeighbour(site, '새봄');
    await page.goto('/');
    // Before the app is there a link is the browser's own, and hands nothing over.
    await takenOver(page);
    await page
      .getByRole('link', { name: /지도로 보기/ })
      .filter({ hasText: '성동구' })
      .click();
    await page.waitForURL('**/gonggu/map');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('userAddress'))).toContain('서울숲2길');
    const map = page.getByRole('application', { name: /근처 공구 지도/ });
    const all = page.getByRole('region', { name: '근처 공구 목록' });
    const clusters = map.getByRole('button', { name: /모여 있음/ });
    await clusters.first().waitFor();
    await all.getByRole('link').first().waitFor();
    await map.getByText('750m').waitFor();
    // What can be joined has its picture, and a street has its name.
    await map
      .getByRole('button', { name: /공구합니다/ })
      .first()
      .waitFor();
    await map
      .getByText(/^(왕십리로|상원길|뚝섬로|아차산로|서울숲\d?길)$/)
      .first()
      .waitFor();
    expect(await all.getByText(/모집마감|공구완료/).count()).toBe(0);
    await expectGoodLooks(page);

    // Farther, for whoever wants to look farther; remembered, so put back.
    await page.getByRole('button', { name: '1.5km' }).click();
    await map.getByText('1.5km', { exact: true }).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^1\.5km 안에 공구 \d+개$/ })
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '750m' }).click();
    await map.getByText('750m', { exact: true }).waitFor();
    await clusters.first().waitFor();

    // A cluster looks closer, or, where several stand on one spot, lists them.
    const chosen = page.getByRole('region', { name: '선택한 공구' });
    const before = (await clusters.allTextContents()).join();
    await clusters.first().click();
    await expect
      .poll(async () => (await chosen.count()) === 1 || (await clusters.allTextContents()).join() !== before)
      .toBe(true);

    // One shelf at a time is few enough for single markers; changing it lets go of what was selected.
    await page.getByRole('button', { name: '주방용품' }).click();
    await all.waitFor();
    await page.getByRole('button', { name: '한눈에 보기' }).click();
    const pin = map.getByRole('button', { name: /공구합니다/ }).first();
    await pin.waitFor();
    const name = (await pin.getAttribute('aria-label')) ?? '';
    const small = (await pin.boundingBox())!.width;
    await pin.dispatchEvent('click');
    const enlarged = map.getByRole('button', { name, pressed: true });
    await expect.poll(async () => (await enlarged.boundingBox())!.width / small).toBeGreaterThan(1.4);
    expect(await chosen.getByRole('link').count()).toBe(1);
    await chosen.getByText(name.replace(/ 1인 .*/, '')).waitFor();
    await map.click({ position: { x: 24, y: 90 } });
    await all.waitFor();

    await page.getByRole('button', { name: '뒤로 가기' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  },
);

test('an empty map says so', async () => {
  const { page } = await newNeighbour(site, {
    at: { address: '강원특별자치도 인제군 기린면', latitude: 37.95, longitude: 128.31 },
  });
  await page.goto('/gonggu/map');
  await page.getByRole('alertdialog').getByText('등록된 공구가 없습니다.', { exact: true }).waitFor();
});

test('a purchase opened next door appears by itself', async () => {
  const watcher = await newNeighbour(site);
  await watcher.page.goto('/gonggu/map');
  await watcher.page.getByRole('region', { name: '근처 공구 목록' }).getByRole('link').first().waitFor();
  const { title } = await openBoard(await newNeighbour(site), { quantity: '77봉' });
  await watcher.page.getByRole('region', { name: '근처 공구 목록' }).getByText(title).waitFor();
});

test('on a low phone not everything is a number: single pins stand among the clusters', async () => {
  const look = { context: { viewport: { width: 360, height: 640 } } };
  const { page } = await demoNeighbour(site, '새봄', look);
  await page.goto('/gonggu/map');
  const markers = page.getByRole('application', { name: /근처 공구 지도/ }).getByRole('button', { name: /공구/ });
  await expect.poll(() => markers.count()).toBeGreaterThan(2);
  const pins = page.getByRole('application', { name: /근처 공구 지도/ }).getByRole('button', { pressed: false });
  await expect.poll(() => pins.count()).toBeGreaterThan(2);
});
