import type { Ask } from './ask';

/** From the provider's button to a session, as a browser goes it. */
export async function signIn(ask: Ask, person: number): Promise<void> {
  const cookies = new Map<string, string>();
  const step = async (...[method, path, more]: Parameters<Ask>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ask(method, path, { ...more, headers: { cookie, ...more?.headers } });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
    return answer;
  };
  const pathOf = (location = '') => location.replace(/^https?:\/\/[^/]+/, '');
  const button = await step('GET', '/oauth2/authorization/kakao');
  const page = await step('GET', pathOf(button.headers.location));
  const form = new URLSearchParams();
  for (const [, name, value] of page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g))
    form.set(name!, value!.replaceAll('&amp;', '&'));
  form.set('name', `이웃 ${person}`);
  form.set('email', `${person}@example.org`);
  const agreed = await step(
    'POST',
    pathOf(/<form[^>]*action="([^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&')),
    {
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  );
  await step('GET', pathOf(agreed.headers.location));
  const session = await step('POST', '/api/auth/token');
  // A newcomer has a session, and still has to say who they are.
  if (session.status !== 200 && !session.body.includes('SIGNUP_REQUIRED'))
    throw new Error(`signing in: ${session.status} ${session.body}`);
}
