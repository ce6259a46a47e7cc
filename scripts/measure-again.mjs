#!/usr/bin/env node
/**
 * Taps, keys and seconds from "I want to open it again" to posted: by hand through the empty form, by one sentence, and by 다시 열기. Against a
 * product that runs with the demo neighbourhood; people think and look besides, machines do not.
 *   node scripts/measure-again.mjs http://localhost:3000
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from './parts/browser.mjs';
import { seconds } from './parts/run.mjs';
import { signInAs } from './shots-parts/people.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const found = await findBrowser();
if (!found) throw new Error('No Chromium was found.');
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });
const leader = await signInAs(browser, address, { name: 'leader', demo: '새봄' });

try {
  await say('by hand', byHand);
  await say('one sentence', bySentence);
  await say('다시 열기', again);
} finally {
  await browser.close();
}

async function say(name, way) {
  const { taps, keys, took } = await walk(way);
  console.log(`${name}: ${taps} taps, ${keys} keys, ${took}`);
}

async function walk(way) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ko-KR' };
  const context = await browser.newContext({ baseURL: address, storageState: leader.storageState, ...phone });
  const page = await context.newPage();
  let [taps, keys] = [0, 0];
  const hand = {
    page,
    tap: async (target) => {
      taps += 1;
      await target.click();
    },
    type: async (target, text) => {
      taps += 1;
      keys += [...text].length;
      await target.click();
      await target.fill('');
      await target.pressSequentially(text);
    },
  };
  await page.goto('/mypage');
  await page.getByRole('link', { name: '내가 올린 공구' }).waitFor();
  const started = performance.now();
  const isPost = (answer) =>
    answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/group-boards';
  const posted = page.waitForResponse(isPost);
  await way(hand);
  if (!(await posted).ok()) throw new Error('It was not posted.');
  const took = seconds(started);
  await context.close();
  return { taps, keys, took };
}

/** The old post is open in mind, or in another tab: everything is typed once more. */
async function byHand({ page, tap, type }) {
  await tap(page.getByRole('link', { name: '홈' }));
  await tap(page.getByRole('link', { name: '공구 열기' }).last());
  const photo = { name: 'pears.webp', mimeType: 'image/webp', buffer: readFileSync('web/public/art/slide-1.webp') };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await type(page.getByLabel('상품명'), '나주 신고배');
  const more = page.getByRole('button', { name: '한 명 늘리기' });
  for (let people = 2; people <= 5; people += 1) await tap(more);
  await type(page.getByLabel('총 수량'), '15kg');
  await type(page.getByLabel('총 가격'), '74000');
  await tap(page.getByRole('button', { name: /거래 장소|주소를 검색해/ }));
  await type(page.getByRole('combobox', { name: '주소' }), '서울숲2길 32');
  await tap(page.getByRole('option').first());
  await type(page.getByLabel('마감일'), '');
  await page.getByLabel('마감일').fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
  await tap(
    page
      .getByRole('radio', { name: '신선식품' })
      .or(page.getByRole('button', { name: '신선식품' }))
      .first(),
  );
  await tap(page.getByRole('button', { name: '작성 완료' }));
}

async function bySentence({ page, tap, type }) {
  await tap(page.getByRole('link', { name: '홈' }));
  await tap(page.getByRole('link', { name: '공구 열기' }).last());
  const sentence = '나주 신고배 15kg 7만4천원 다섯 명 모레까지 우리집 앞';
  await type(page.getByRole('textbox', { name: '한 문장으로 채우기' }), sentence);
  await tap(page.getByRole('button', { name: '채우기', exact: true }));
  await tap(page.getByRole('button', { name: '모두 맞아요' }));
  await tap(page.getByRole('button', { name: '그래도 쓸게요' }));
  await tap(page.getByRole('button', { name: '작성 완료' }));
}

async function again({ page, tap }) {
  await tap(page.getByRole('link', { name: '내가 올린 공구' }));
  await tap(page.getByRole('link', { name: /다시 열기$/ }).first());
  await page
    .getByRole('button', { name: / 맞아요$/ })
    .first()
    .waitFor();
  while ((await page.getByRole('button', { name: / 맞아요$/ }).count()) > 0)
    await tap(page.getByRole('button', { name: / 맞아요$/ }).first());
  await tap(page.getByRole('button', { name: '작성 완료' }));
}
