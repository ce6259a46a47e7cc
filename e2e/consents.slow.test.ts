import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, seoulDay } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { expectGoodLooks } from './harness/looks';
import { signIn } from './harness/sign-in';
import { useSite } from './harness/site';

const folder = mkdtempSync(path.join(tmpdir(), 'mungchi-legal-'));
const site = useSite('empty', { LEGAL: 'on', LEGAL_DIR: folder });

function writeTerms(version: number, from: string, text: string): void {
  mkdirSync(path.join(folder, 'terms'), { recursive: true });
  const file = `---\ntitle: 이용약관\nfrom: ${from}\n---\n## 1. 약속\n\n${text}\n\n## 2. 값\n\n그대로예요.\n\n## 3. 끝\n\n끝이에요.\n`;
  writeFileSync(path.join(folder, 'terms', `${version}.md`), file);
}
writeTerms(1, '2026-01-01', '옛 약속이에요.');

test('a newcomer agrees before the first step, reads the text, and is asked again when it changes', async () => {
  const page = await site.open('/start');
  await signIn(page, { newPerson: { name: '김동의', email: 'consent@example.org' } });
  await page.waitForURL('**/signup');
  const start = page.getByRole('button', { name: '동의하고 시작하기' });
  await start.waitFor();
  expect(await start.isDisabled()).toBe(true);
  await expectGoodLooks(page);
  await page.getByRole('link', { name: '이용약관 읽기' }).click();
  await page.getByRole('navigation', { name: '차례' }).waitFor();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: '뒤로 가기' }).click();
  for (const words of ['(필수) 이용약관', '(필수) 개인정보 수집·이용', '(필수) 만 14세 이상이에요'])
    await page.getByText(words, { exact: false }).click();
  await start.click();
  await start.waitFor({ state: 'detached' });
  const given = await page.evaluate(() => fetch('/api/users/consents').then((answer) => answer.json()));
  expect(given.due).toEqual([]);
  expect(given.consents.filter((one: { given: boolean }) => one.given)).toHaveLength(3);

  const person = { phone: '010-9876-5432', birth: '1988-08-08', gender: 'MALE', profileUrl: '/avatars/mint.webp' };
  const response = await page.request.post('/api/users', {
    data: { nickname: '동의', ...person },
    headers: { origin: site.address },
  });
  const { accessToken } = await response.json();
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);

  writeTerms(2, addDays(seoulDay(new Date()), 0), '새 약속이에요.');
  await site.restart();
  await page.goto('/mypage');
  const again = page.getByRole('button', { name: '동의하고 계속하기' });
  await again.waitFor();
  await page.getByRole('link', { name: '이용약관 읽기' }).click();
  await page.getByRole('button', { name: '1판에서 바뀐 곳 보기' }).click();
  const changes = page.getByRole('list', { name: '바뀐 곳' });
  expect(await changes.locator('ins').allTextContents()).toEqual(['새 약속이에요.']);
  expect(await changes.locator('del').allTextContents()).toEqual(['옛 약속이에요.']);
  await page.goto('/mypage');
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check({ force: true });
  await again.click();
  await again.waitFor({ state: 'detached' });
});

test('the optional consent is given with all the others, and taken back in the settings', async () => {
  const page = await site.open('/start');
  await signIn(page, { newPerson: { name: '이모두', email: 'all-consents@example.org' } });
  await page.waitForURL('**/signup');
  const start = page.getByRole('button', { name: '동의하고 시작하기' });
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check({ force: true });
  await start.click();
  await start.waitFor({ state: 'detached' });
  const given = () =>
    page.evaluate(() =>
      fetch('/api/users/consents', { headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` } })
        .then((answer) => answer.json())
        .then(({ consents }) =>
          consents.filter((one: { given: boolean }) => one.given).map((one: { kind: string }) => one.kind),
        ),
    );
  const person = { phone: '010-8765-4321', birth: '1990-01-01', gender: 'FEMALE', profileUrl: '/avatars/mint.webp' };
  const response = await page.request.post('/api/users', {
    data: { nickname: '모두', ...person },
    headers: { origin: site.address },
  });
  const { accessToken } = await response.json();
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
  expect(await given()).toEqual(['TERMS', 'PRIVACY', 'AGE14', 'MARKETING']);

  await page.goto('/mypage/alerts');
  const offers = page.getByRole('switch', { name: '혜택 알림', exact: true });
  expect(await offers.isChecked()).toBe(true);
  await offers.click();
  await page.getByRole('switch', { name: '혜택 알림', exact: true, checked: false }).waitFor();
  await expect.poll(given).toEqual(['TERMS', 'PRIVACY', 'AGE14']);
});
