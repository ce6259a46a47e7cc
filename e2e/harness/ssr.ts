import type { APIRequestContext, Page } from 'playwright-core';

/** Of all the page has rendered, how much has moved since. */
export const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // What is rendered in a later pass is there when nothing is left to do.
        requestIdleCallback(() =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              add(observer.takeRecords());
              resolve(sum);
            }),
          ),
        );
      }),
  );

/** The app has taken the page over: its buttons do something. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as { pressed?: unknown }).pressed === null || !document.documentElement.dataset['renderedFor'],
  );
}

/** As where the server could not render: the page comes plain, and the app asks for everything itself. */
export const withoutSsr = (page: Page) => page.context().clearCookies({ name: 'drawn_for' });

/** For whom the page at an address is rendered, and from which answers; null where it comes plain. */
export async function renderedAt(address: string, cookie: string) {
  const page = await fetch(address, { headers: { cookie } });
  const html = await page.text();
  const [, block] = /<script type="application\/json" id="ssr">(.*?)<\/script>/s.exec(html) ?? [];
  const rendered = block
    ? (JSON.parse(block) as { for: string; answers: { path: string; answer: Record<string, unknown> }[] })
    : null;
  return { html, rendered, headers: page.headers };
}

/** How many classes of ours a rendered page uses, and which of them have no style in its head. */
export async function stylesOf(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  const sheets = Array.from(html.matchAll(/rel="stylesheet"[^>]*href="([^"]+)"/g), ([, href]) => href!);
  const styles = (await Promise.all(sheets.map(async (href) => (await request.get(href)).text()))).join('\n');
  const rendered = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="ssr"'));
  const classes = new Set(Array.from(rendered.matchAll(/class="([^"]+)"/g), ([, names]) => names!.split(' ')).flat());
  const ours = [...classes].filter((name) => /\d/.test(name) && !name.startsWith('lucide'));
  return { used: ours.length, missing: ours.filter((name) => !styles.includes(`.${name}`)) };
}
