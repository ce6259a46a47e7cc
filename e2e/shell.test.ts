import { expect, test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import { signIn } from './harness/sign-in';
import { useSite } from './harness/site';

const site = useSite('empty');

test('a stranger is led to the start screen, silently', async () => {
  const page = await site.open('/');
  await page.waitForURL('**/start');
  await expectNoAxeViolations(page);
});

test('one origin serves the web app, the API and its description', async () => {
  const [html, api, docs] = await Promise.all(
    ['/', '/api/users', '/api/docs'].map((path) => fetch(site.address + path)),
  );
  expect(html?.headers.get('content-type')).toContain('text/html');
  expect(html?.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  expect(api?.status).toBe(401);
  expect(docs?.status).toBe(200);
});

test('a newcomer comes back from the identity provider to sign-up', async () => {
  const page = await site.open('/start');
  await signIn(page, { newPerson: { name: '김새롬', email: 'saerom@example.org' } });
  await page.waitForURL('**/signup');
});
