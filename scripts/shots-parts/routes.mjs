import { readScreens } from '../../web/build/built-screens.mjs';

/** Of screens that have little to show without a search. */
const SEARCHES = {
  '/gonggu/search': ['?keyword=감귤', '?keyword=없는말없는말'],
  '/shopping/result': ['?keyword=사과'],
  '/shopping/chatbot': ['?keyword=캠핑 간식 추천해줘'],
};
/** One leads on by itself; the other is found below, with a number. */
const NOT_PLAIN = ['/oauth/callback', '/shopping/item'];

/** The screens of the table that have one address for everybody. */
function plainRoutes(guard) {
  return readScreens()
    .filter((screen) => screen.guard === guard && !screen.path.includes(':') && !NOT_PLAIN.includes(screen.path))
    .flatMap(({ path }) => (SEARCHES[path] ?? ['']).map((search) => plain(path + search)));
}

/** What there is to see for this person, with real numbers in the addresses. */
export async function routesFor(address, session) {
  if (!session) return [...plainRoutes('open'), plain('/no-such-page'), plain('/'), ...(await someBoard(address))];
  if (!session.token) return ['/signup'].map(plain);
  const get = async (path) => {
    const response = await fetch(address + path, { headers: { authorization: `Bearer ${session.token}` } });
    return response.ok ? response.json() : [];
  };
  if (session.operator) return consoleRoutes(get);
  const [rooms, near, mine, products] = await Promise.all(
    ['/api/chat/rooms', '/api/group-boards', '/api/group-boards/me', '/api/products/recommend'].map(get),
  );
  const joined = await get('/api/group-boards/joined');
  const inStage = async (...stages) => {
    for (const { id } of rooms) {
      const room = await get(`/api/chat/rooms/${id}`);
      if (stages.includes(room.status)) return room.participants ? { id, room } : null;
    }
    return null;
  };
  const [recruiting, paying, completed] = [
    await inStage('모집중'),
    await inStage('모집완료', '구매중'),
    await inStage('공구완료'),
  ];
  const others = completed?.room.participants.filter((participant) => !participant.me) ?? [];
  const other = others.find(({ reviewed }) => !reviewed) ?? others[0];
  const foreign = near.find(({ id }) => ![...mine, ...joined].some((own) => own.id === id));
  const found = [
    foreign && { route: '/gonggu/list/other', url: `/gonggu/list/${foreign.id}` },
    foreign && pressed('/gonggu/list/other', `/gonggu/list/${foreign.id}`, '공구 참여하기'),
    foreign && pressed('/gonggu/list/other', `/gonggu/list/${foreign.id}`, '이 공구를 연 리더예요'),
    pressed('/gonggu/map', '/gonggu/map', '목록 올리기'),
    pressed('/gonggu/write', '/gonggu/write', '거래 장소'),
    pressed('/location', '/location', '주소로 찾기'),
    mine[0] && pressed('/gonggu/list/own', `/gonggu/list/${mine[0].id}`, '삭제하기'),
    mine[0] && { route: '/gonggu/list/own', url: `/gonggu/list/${mine[0].id}` },
    joined[0] && { route: '/gonggu/list/joined', url: `/gonggu/list/${joined[0].id}` },
    mine[0] && { route: '/gonggu/edit', url: `/gonggu/edit/${mine[0].id}` },
    products[0] && { route: '/shopping/item', url: `/shopping/item?itemId=${products[0].id}` },
    recruiting && { route: '/chat/recruiting', url: `/chat/${recruiting.id}` },
    recruiting && { route: '/chat/recruiting/pay', url: `/chat/${recruiting.id}/pay` },
    paying && { route: '/chat/paying', url: `/chat/${paying.id}` },
    paying && { route: '/chat/paying/pay', url: `/chat/${paying.id}/pay` },
    completed && { route: '/chat/completed', url: `/chat/${completed.id}` },
    completed && { route: '/chat/completed/review', url: `/chat/${completed.id}/review` },
    other && {
      route: '/chat/completed/review/write',
      url: `/chat/${completed.id}/review/${other.participantId}?nickname=${encodeURIComponent(other.nickname)}`,
    },
    { route: '/chat/not-found', url: '/chat/999999999' },
  ];
  return [...plainRoutes('session'), ...found.filter(Boolean)];
}

/** The console: its pages, and a case of each kind. */
async function consoleRoutes(get) {
  const [dispute] = await get('/api/operator/disputes');
  const { oldest } = await get('/api/operator/todo');
  const found = ['REPORT', 'PAYOUT', 'TROUBLE'].flatMap((queue) => oldest.find((one) => one.queue === queue) ?? []);
  const places = { REPORT: 'reports', PAYOUT: 'payouts', TROUBLE: 'troubles' };
  return [
    ...plainRoutes('operator'),
    ...(dispute ? [{ route: '/operator/disputes/one', url: `/operator/disputes/${dispute.id}` }] : []),
    ...found.map(({ queue, id }) => ({
      route: `/operator/${places[queue]}/one`,
      url: `/operator/${places[queue]}?at=${id}`,
    })),
    { route: '/operator/people/one', url: '/operator/people/1' },
    { route: '/operator/people/found', url: '/operator/people?query=새' },
    { route: '/operator/boards/one', url: '/operator/boards/1' },
    { route: '/operator/boards/found', url: '/operator/boards?query=감귤' },
  ];
}

/** The same screen after a button was pressed. */
function pressed(route, url, press) {
  return { route: `${route} › ${press}`, url, press };
}

function plain(url) {
  return { route: decodeURI(url), url };
}

/** A shared link, seen by somebody without a session. */
async function someBoard(address) {
  for (let id = 1; id <= 40; id += 1) {
    const response = await fetch(`${address}/api/group-boards/${id}`);
    if (response.ok) return [{ route: '/gonggu/list/shared', url: `/gonggu/list/${id}` }];
  }
  return [];
}
