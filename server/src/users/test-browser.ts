import type { FastifyInstance } from 'fastify';

export type Browser = ReturnType<typeof testBrowser>;

/** A minimal browser for tests: keeps cookies by path, follows redirects on request. */
export function testBrowser(app: FastifyInstance, host = 'localhost') {
  const jar = new Map<string, { value: string; path: string }>();
  const cookieHeader = (path: string) =>
    [...jar]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, cookie]) => `${name}=${cookie.value}`)
      .join('; ');

  async function send(method: 'GET' | 'POST', address: string, options: { form?: object; headers?: object } = {}) {
    const url = new URL(address, `http://${host}`);
    const cookie = cookieHeader(url.pathname);
    const response = await app.inject({
      method,
      url: url.pathname + url.search,
      headers: {
        host,
        ...(cookie && { cookie }),
        ...(options.form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...options.headers,
      },
      ...(options.form && { payload: new URLSearchParams(options.form as Record<string, string>).toString() }),
    });
    for (const { name, value, path, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) jar.delete(name);
      else jar.set(name, { value, path: path ?? '/' });
    }
    return { status: response.statusCode, body: response.body, location: response.headers.location, response };
  }

  return {
    jar,
    get: (address: string, headers?: object) => send('GET', address, { headers: headers ?? {} }),
    post: (address: string, form?: object, headers?: object) =>
      send('POST', address, { ...(form && { form }), headers: headers ?? {} }),
    cookie: (name: string) => jar.get(name)?.value,
  };
}

/** The fields and values of the page's first form with an input of that name. */
export function readForm(page: string, withField: string): { action: string; fields: Record<string, string> } {
  for (const [, attributes, inside] of page.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)) {
    if (!inside!.includes(`name="${withField}"`)) continue;
    const fields: Record<string, string> = {};
    for (const [, name, value] of inside!.matchAll(/<input[^>]*\bname="([^"]*)"[^>]*\bvalue="([^"]*)"/g)) {
      fields[name!] = value!.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    }
    return { action: /action="([^"]*)"/.exec(attributes!)![1]!, fields };
  }
  throw new Error(`The page has no form with ${withField}`);
}

/** From the login button to the callback, at the built-in provider. */
export async function signInAs(browser: Browser, person: { name: string; email: string }, provider = 'kakao') {
  const start = await browser.get(`/oauth2/authorization/${provider}`);
  const page = await browser.get(start.location!);
  const { action, fields } = readForm(page.body, 'email');
  const consent = await browser.post(action, { ...fields, ...person });
  return browser.get(consent.location!);
}
