/** As long as the rules allow. */
const LONG = {
  nickname: '뭉게구름왕',
  title: '문경 고랭지에서 아침마다 손으로 따서 담은 무농약 햇사과 가정용 못난이 10kg 한 상자 (40~50과) 공구합니다.',
  name: '문경 고랭지에서 아침마다 손으로 따서 담은 무농약 햇사과 가정용 못난이',
  address: '서울특별시 성동구 왕십리로 지하 77 서울숲트리마제포레스트 아파트 상가동 1층 101호 앞',
  content: 'https://example.org/a/very/long/address/without/any/place/to/break/it/into/lines\n'.repeat(3),
  price: 100_000_000,
  perPersonPrice: 33_333_333,
  likeCount: 12_345,
};
const SAME_AS = {
  location: 'address',
  productName: 'name',
  boardTitle: 'title',
  roomTitle: 'title',
  reason: 'name',
  lastMessage: 'content',
  message: 'content',
};

/** Under what a screen is looked at. `prepare` meets the context before a page is opened, `upset` the page once it is there. */
export const CONDITIONS = [
  { name: 'plain' },
  { name: 'long', prepare: (context) => rewriteAnswers(context, lengthened) },
  { name: 'empty', prepare: (context) => rewriteAnswers(context, emptied) },
  {
    name: 'bare',
    prepare: (context) => context.route(/\/(media|pictures|avatars|art)\//, (route) => route.abort('failed')),
  },
  {
    name: 'offline',
    upset: (page) => page.context().setOffline(true),
    restore: (context) => context.setOffline(false),
  },
  { name: 'slow', prepare: (context) => answerInstead(context, () => undefined), endless: true },
  {
    name: 'error',
    prepare: (context) => answerInstead(context, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } })),
  },
];

/** The session and the frame of the console stay as they are: without them there would be nothing else to see. */
function isAnswer({ pathname }) {
  return pathname.startsWith('/api/') && !/^\/api\/(auth|config|token|reissue|operator\/todo)/.test(pathname);
}

/** A page that was rendered on the server has its answers in it: it is rendered for whoever carries this cookie. */
async function answerInstead(context, answer) {
  await context.clearCookies({ name: 'drawn_for' });
  await context.route(isAnswer, answer);
}

async function rewriteAnswers(context, rewrite) {
  await answerInstead(context, async (route) => {
    const answer = await route.fetch().catch(() => null);
    if (!answer) return route.abort().catch(() => undefined);
    const isJson = answer.headers()['content-type']?.includes('json') && answer.ok();
    if (!isJson || route.request().method() !== 'GET') return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: rewrite(await answer.json()) });
  });
}

function lengthened(value, key = '') {
  if (Array.isArray(value)) return value.map((each) => lengthened(each, key));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthened(each, name)]));
  }
  const long = LONG[SAME_AS[key] ?? key];
  return typeof value === typeof long && value !== '' ? long : value;
}

function emptied(value) {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object' || 'id' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, Array.isArray(each) ? [] : each]));
}
