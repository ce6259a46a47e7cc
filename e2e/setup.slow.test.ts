import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appCodeAt } from '../server/src/users/second-step/test-app-code';
import { expectNoAxeViolations } from './harness/axe';
import { browserOf } from './harness/browsers';
import { type Product, startProduct } from './harness/product';
import { freshCopy } from './harness/template-database';

let browser: Browser;
let product: Product;
let copy: Awaited<ReturnType<typeof freshCopy>>;
let origin: string;
beforeAll(async () => {
  [copy, browser] = await Promise.all([freshCopy('empty'), browserOf('shell')]);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    WEB_ORIGIN: origin,
    TRUST_PROXY: 'none',
    MASTER_KEY: 'kept apart from database and backups',
    BUILTIN_LOGIN: 'on',
    DRAIN_SECONDS: '0',
  };
  product = await startProduct({ ...copy, demo: false, env: { ...env, DEMO: '' } });
});
afterAll(async () => {
  await product?.stop();
  await copy?.drop();
});

test('a new installation: from the printed address to the service and its operator', { timeout: 240_000 }, async () => {
  const printed = () => /http:\/\/localhost:\d+\/setup#[\w-]+/.exec(product.said.join('\n'))?.[0];
  await expect.poll(printed).toBeTruthy();
  const setupAddress = printed()!;
  const page = await newPage();
  const looked = async (title: string) => {
    await page.getByRole('heading', { name: title }).waitFor();
    await expectNoAxeViolations(page);
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await page.goto(`${origin}/start`);
  await page.getByText('뭉치를 준비하고 있어요').waitFor();
  await page.goto(setupAddress);
  await looked('서비스 주소예요');
  const second = await newPage();
  await second.goto(setupAddress);
  await second.getByText('다른 브라우저에서 준비하고 있어요', { exact: false }).waitFor();
  await second.context().close();

  await press('이 주소가 맞아요');
  await looked('카카오');
  await press('카카오로 로그인해 보기');
  await page.fill('input[name=name]', '김운영');
  await page.fill('input[name=email]', 'operator@example.org');
  await page.locator('form:has(input[name=email]) button').first().click();

  await looked('이 계정이 운영자예요');
  await press('이 계정을 운영자로 정하기');
  await press('연결 시작하기');
  await looked('QR을 찍어 주세요');
  const key = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent())!;
  await page.getByLabel('인증 코드').fill(appCodeAt(key, new Date()));
  await press('확인하기');
  await looked('운영자가 정해졌어요');

  await press('다음');
  await page.getByLabel('서비스 이름').fill('우리 뭉치');
  await page.getByLabel('지역').fill('제주');
  await press('저장하고 다음');
  await looked('결제를 골라 주세요');
  // Left alone and come back to: it goes on where it was.
  await page.reload();
  await looked('결제를 골라 주세요');
  await press('연습 결제로 할게요');
  await looked('누가 운영하나요?');
  for (const name of ['상호', '대표자', '주소', '전화번호', '이메일', '개인정보 보호책임자'])
    await page.getByLabel(name, { exact: true }).fill(`우리 ${name}`);
  await press('저장하고 다음');
  await looked('모두 준비됐어요');
  await press('서비스 시작하기');
  await page.getByRole('heading', { name: '준비를 마쳤어요' }).waitFor({ timeout: 60_000 });
  await page.getByRole('link', { name: '시작하기' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/start');

  await page.goto(`${origin}/setup`);
  await looked('준비를 마친 서비스예요');
  await page.goto(`${origin}/legal/operator`);
  await page.getByText('우리 상호', { exact: false }).first().waitFor();
  await page.context().close();
});

async function newPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
