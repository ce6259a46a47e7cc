import type { Page } from 'playwright-core';

export type Who = { newPerson: { name: string; email: string } } | { demo: string };

/** Through the front door: the provider's button leads to the built-in identity provider's page. */
export async function signIn(page: Page, who: Who, open = () => goToProvider(page)): Promise<void> {
  await open();
  await page.waitForURL('**/oauth2/builtin/**');
  const from = page.url();
  if ('demo' in who) {
    const neighbour = page.getByRole('button', { name: who.demo, includeHidden: true }).first();
    if (!(await neighbour.isVisible())) await page.locator('summary').click();
    await neighbour.click();
  } else {
    await page.locator('input[name="name"]').fill(who.newPerson.name);
    await page.locator('input[name="email"]').fill(who.newPerson.email);
    await page.locator('form:has(input[name="email"]) [type="submit"]').click();
  }
  await page.waitForURL((url) => url.href !== from && !url.pathname.startsWith('/oauth2'));
}

async function goToProvider(page: Page): Promise<void> {
  await page.goto('/oauth2/authorization/kakao');
}
