/**
 * Who looks: a visitor, somebody in the middle of sign-up, somebody who has just signed up, three neighbours with
 * purchases in progress, and an operator at the console. `crowd`: left out under bad conditions, where they see nothing that others do not.
 */
export const ROLES = [
  { name: 'visitor' },
  { name: 'arriving', arriving: true },
  { name: 'new', newPerson: true },
  { name: 'leader', demo: '새봄' },
  { name: 'follower', demo: '서울숲러너', crowd: true },
  { name: 'payer', demo: '하루식탁', crowd: true },
  { name: 'operator', demo: '서지우', operator: true },
];

const SEONGSU = { address: '서울특별시 성동구 서울숲2길 32', latitude: 37.5466, longitude: 127.0436 };

/** Signs in through the built-in identity provider; null for a visitor. */
export async function signInAs(browser, address, role) {
  if (role.name === 'visitor') return null;
  const context = await browser.newContext({ baseURL: address, locale: 'ko-KR' });
  const page = await context.newPage();
  await page.goto('/oauth2/authorization/kakao');
  if (role.demo) await pickNeighbour(page, role.demo);
  else await introduce(page);
  if (role.newPerson) await signUp(page, address);
  if (!role.arriving) await page.waitForFunction(() => localStorage.getItem('accessToken') !== null);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const storageState = await context.storageState();
  await context.close();
  return { token, storageState, operator: role.operator ?? false };
}

/** On the built-in provider's page. */
export async function pickNeighbour(page, nickname) {
  const neighbour = page.getByRole('button', { name: nickname, includeHidden: true }).first();
  if (!(await neighbour.isVisible())) await page.locator('summary').click();
  await neighbour.click();
  await page.waitForURL((url) => !url.pathname.startsWith('/oauth2'));
}

async function introduce(page) {
  await page.locator('input[name="name"]').fill('김새롬');
  await page.locator('input[name="email"]').fill(`shots-${Date.now()}@example.org`);
  await page.locator('form:has(input[name="email"]) [type="submit"]').click();
  await page.waitForURL('**/signup');
}

async function signUp(page, address) {
  const post = async (path, data, token) => {
    const headers = { origin: address, ...(token && { authorization: `Bearer ${token}` }) };
    const response = await page.request.post(path, { data, headers });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const nickname = `새${Date.now().toString(36).slice(-4)}`;
  const about = { phone: '010-1234-5678', birth: '1990-05-05', gender: 'FEMALE', profileUrl: '/avatars/mint.webp' };
  const { accessToken } = await post('/api/users', { nickname, ...about });
  await post('/api/users/location', SEONGSU, accessToken);
  await post('/api/users/interest-category', { interestCategory: '신선식품' }, accessToken);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
}
