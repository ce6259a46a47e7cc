import { type CurrentUser, LOADED_SCREENS, type SsrPath } from '@mungchi/contract';
import { me } from '@mungchi/contract/calls';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { isWhole } from '../../../scripts/parts/rings.mjs';
import { freshToken } from '../api/session/reissue';
import { storeToken } from '../api/session/token';
import type { SsrAnswer } from '../api/ssr-page';
import { standInServer } from '../api/test-server';
import { visit } from '../shell/test-router';
import { render } from './render';
import { AT, anyAnswers } from './test-answers';
import { leavePage, takeOver } from './test-take-over';

const ME = 7;
/** By day each page meets one browser at one time of day. */
const RUNS = isWhole ? 60 : 1;
/** The screens that show answers. */
const PAGES: { path: SsrPath; address: string; isMember: boolean }[] = [
  { path: '/', address: '/', isMember: true },
  { path: '/gonggu/list/:gongguId', address: '/gonggu/list/7', isMember: true },
  { path: '/gonggu/list/:gongguId', address: '/gonggu/list/7?ask', isMember: false },
  { path: '/gonggu/wish/:wishId', address: '/gonggu/wish/7', isMember: false },
  { path: '/chat/list', address: '/chat/list', isMember: true },
  { path: '/shopping', address: '/shopping', isMember: true },
  { path: '/shopping/item', address: '/shopping/item?itemId=7', isMember: true },
];
const FROM = { ':gongguId': '7', ':wishId': '7', '?itemId': '7' };

/** What the server does not know of the browser that takes its page over. */
const anyBrowser = fc.record({
  later: fc.constantFrom(0, 61_000, 3 * 3_600_000, 26 * 3_600_000),
  calm: fc.boolean(),
  online: fc.boolean(),
  remembers: fc.boolean(),
});

/** What was asked for and is not answered; it breaks when the page is left, as in a browser. */
const waiting = new Set<(reason: Error) => void>();

afterEach(() => {
  leavePage();
  for (const end of waiting) end(new TypeError('Failed to fetch'));
  waiting.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each(PAGES)(
  '$address, member: $isMember, is taken over whatever is in it, at any time, in any browser',
  { timeout: 120_000 },
  async (page) => {
    const { loads = [] } = LOADED_SCREENS.find(({ path }) => path === page.path)!;
    const asked = loads.map((each) => ({ ...each, from: FROM }));
    const [pathname = '', query] = page.address.split('?');
    const search = query === undefined || query === 'ask' ? '' : `?${query}`;
    vi.useFakeTimers({ toFake: ['Date'], now: AT });
    await fc.assert(
      fc.asyncProperty(anyAnswers(asked).map(settled), anyBrowser, async (answers, browser) => {
        beOnServer(page);
        const reader = page.isMember ? ME : null;
        const html = await render({ origin: location.origin, pathname, search, at: AT, reader, answers });
        beIn(browser);
        const { isSame, said, recovered } = await takeOver(html, AT, answers);
        leavePage();
        expect({ isSame, said, recovered }).toEqual({ isSame: true, said: [], recovered: [] });
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);

test('a page that was left keeps nobody waiting: a new token comes', async () => {
  storeToken('old');
  standInServer({ 'POST /api/auth/reissue': () => ({ body: { accessToken: 'new' } }) });
  expect(await freshToken('old')).toBe('new');
});

/** Who has no address yet, or is banned, is led elsewhere. */
function settled(answers: SsrAnswer[]): SsrAnswer[] {
  const stays = (person: CurrentUser): CurrentUser => ({
    ...person,
    address: '제주시 아라동',
    ...(person.sanction && { sanction: { ...person.sanction, kind: 'PAUSED' } }),
  });
  return answers.map((each) => (each.path === me.path ? { ...each, answer: stays(each.answer as CurrentUser) } : each));
}

function beOnServer({ address, isMember }: (typeof PAGES)[number]): void {
  vi.setSystemTime(AT);
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  visit(address);
  if (isMember) storeToken(`.${btoa(JSON.stringify({ sub: String(ME) }))}.`);
  // Nothing that is asked for afterwards is answered while the page is taken over.
  vi.stubGlobal('fetch', () => new Promise((_, reject) => waiting.add(reject)));
}

function beIn({
  later,
  calm,
  online,
  remembers,
}: {
  later: number;
  calm: boolean;
  online: boolean;
  remembers: boolean;
}) {
  vi.setSystemTime(AT + later);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) => ({ matches: calm, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (!remembers) return;
  localStorage.setItem('own:words:7', JSON.stringify({ text: '저는 토요일', roomId: 1, at: AT }));
  localStorage.setItem('own:searched', JSON.stringify(['감귤']));
  localStorage.setItem('visitArea', JSON.stringify({ code: '11200114', name: '성수동1가' }));
  sessionStorage.setItem('navigationHistory', JSON.stringify(['/', '/chat/list']));
}
