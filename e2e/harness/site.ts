import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type BrowserKind, browserOf } from './browsers';
import { leaveTrace } from './leave-trace';
import { type Product, startProduct } from './product';
import { type Filled, freshCopy } from './template-database';
import { type WatchedPage, watchPage } from './watch-page';

export type Look = { width?: 390 | 1280; dark?: boolean; context?: Parameters<Browser['newContext']>[0] };

export type Site = {
  /** Origin of this file's own server. */
  address: string;
  /** A page in a fresh browser context, navigating to `url` if given; its errors fail the test. */
  open(url: string | null, look?: Look): Promise<Page>;
  /** Another tab of the same browser. */
  openBeside(page: Page, url: string): Promise<Page>;
  /** Moves its time by an ISO 8601 duration, or to an instant; what falls due on the way runs. Needs `TEST_CLOCK: 'on'`. */
  moveClock(to: string | Date): Promise<void>;
  /** A statement on the site's database. */
  sql(statement: string, values?: unknown[]): Promise<void>;
  /** A job that is due now; one of its key that waits is replaced. */
  addJob(name: string, payload: object, key?: string): Promise<void>;
  /** Restarts the server process at the same address, as another release if its main file is given. */
  restart(main?: string): Promise<void>;
  /** A second node at the same database; its address. */
  startBeside(): Promise<string>;
};

type Env = Record<string, string>;

/** A server with a database of its own for the calling test file. Call it at the top of the file. */
export function useSite(
  filled: Filled,
  env: Env | (() => Promise<Env>) = {},
  browserKind: BrowserKind = 'shell',
): Site {
  let browser: Browser;
  let product: Product;
  let restart: Site['restart'];
  let startBeside: Site['startBeside'];
  let database: pg.Client;
  const closers: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const copy = await freshCopy(filled);
    closers.push(copy.drop);
    database = new pg.Client({ connectionString: copy.databaseUrl });
    await database.connect();
    closers.push(() => database.end());
    const own = typeof env === 'function' ? await env() : env;
    const start = (more = {}, main?: string) =>
      startProduct({ ...copy, demo: filled === 'demo', env: { ...own, ...more }, main });
    product = await start();
    closers.push(() => product.stop());
    restart = async (main) => {
      await product.stop();
      product = await start({ PORT: new URL(product.address).port }, main);
    };
    startBeside = async () => {
      const second = await start();
      closers.push(() => second.stop());
      return second.address;
    };
    browser = await browserOf(browserKind);
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  return {
    get address() {
      return product.address;
    },
    async open(url, look = {}) {
      const context = await newContext(browser, product.address, look);
      const pages: WatchedPage[] = [];
      context.on('page', (page) => pages.push(watchPage(page)));
      // One hook does it all: Vitest runs the hooks of a failed test after these, when the pages are closed.
      onTestFinished(async ({ task }) => {
        const faults = pages.flatMap((watched) => watched.faults);
        if (faults.length > 0 || task.result?.state === 'fail') await leaveTrace(task.name, pages, product.said);
        await context.close();
        if (faults.length > 0) throw new Error(`The page reported faults:\n${faults.join('\n')}`);
      });
      return visit(context, url);
    },
    openBeside: (page, url) => visit(page.context(), url),
    async moveClock(to) {
      const response = await fetch(`${product.address}/sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(typeof to === 'string' ? { advance: to } : { at: to.toISOString() }),
      });
      const { message, reached, ran } = await response.json();
      if (!response.ok || !reached) throw new Error(`The clock was not moved: ${message ?? 'too much fell due'}`);
      const failed = ran.filter(({ ok }: { ok: boolean }) => !ok);
      if (failed.length > 0) throw new Error(`Jobs failed on the way: ${JSON.stringify(failed)}`);
    },
    async sql(statement, values) {
      await database.query(statement, values);
    },
    async addJob(name, payload, key) {
      await database.query(
        `insert into jobs (name, payload, key, run_at, created_at) values ($1, $2, $3, now(), now())
         on conflict (key) where key is not null and locked_by is null and attempts < max_attempts
         do update set payload = excluded.payload, run_at = excluded.run_at, attempts = 0`,
        [name, JSON.stringify(payload), key ?? null],
      );
    },
    restart: (main) => restart(main),
    startBeside: () => startBeside(),
  };
}

function newContext(browser: Browser, address: string, { width = 390, dark = false, context }: Look) {
  return browser.newContext({
    baseURL: address,
    viewport: { width, height: width === 390 ? 844 : 900 },
    hasTouch: width === 390,
    isMobile: width === 390,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    // It would load the whole app for every person, and answer what a test wants to answer itself.
    serviceWorkers: 'block',
    ...context,
  });
}

async function visit(context: BrowserContext, url: string | null): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  if (url !== null) await page.goto(url);
  return page;
}
