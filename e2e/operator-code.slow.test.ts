import { expect, test } from 'vitest';
import { appCodeAt } from '../server/src/users/second-step/test-app-code';
import { expectNoAxeViolations } from './harness/axe';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';

const site = useSite('demo');

test('an operator connects an app; later a press asks for a code and goes on by itself', {
  timeout: 240_000,
}, async () => {
  const { page, nickname } = await newNeighbour(site, { look: { width: 1280 } });
  await site.sql('update users set operator_since = now() where nickname = $1', [nickname]);
  await page.goto('/operator/code');
  await page.getByRole('button', { name: '연결 시작하기' }).click();
  await page.getByRole('img', { name: '인증 앱 연결 QR' }).waitFor();
  await expectNoAxeViolations(page);
  const key = (await page.locator('code').textContent())!;
  const digits = page.getByRole('textbox', { name: '인증 코드 6자리' });
  await digits.fill(appCodeAt(key, new Date()));
  await page.getByText('인증 앱이 연결돼 있어요.').waitFor();

  await site.sql(`update operator_confirmations set until = now() - interval '1 second'`);
  await page.goto('/operator/people/1');
  const reveal = page.getByRole('button', { name: '가린 것 보기' });
  await reveal.click();
  const dialog = page.getByRole('dialog', { name: '인증 코드 6자리' });
  await dialog.waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.type('000000');
  await dialog.getByText('맞지 않거나 이미 쓴 코드예요').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await reveal.click();
  await dialog.waitFor();
  // The code of this half minute was used; the next one is right, too.
  await page.keyboard.type(appCodeAt(key, new Date(), 1));
  await dialog.waitFor({ state: 'detached' });
  await reveal.waitFor({ state: 'detached' });
  expect(await page.getByText(/전화 010-/).count()).toBe(1);
});
