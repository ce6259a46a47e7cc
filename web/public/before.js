// Runs before the first paint, long before the app is there.
try {
  // A chosen theme never flashes the other one.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  askAhead(localStorage.getItem('accessToken'));
} catch {
  // Storage is closed to us: the system's own theme it is, and every call in its time.
}

/** What the first screen will ask for is on its way while the app still comes; `api/ahead.ts` takes it from there. */
function askAhead(token) {
  const headers = {
    Accept: 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}`, 'x-reads': 'own' }),
  };
  window.ahead = new Map();
  for (const url of firstCalls(token !== null)) {
    const call = { token, sentAt: Date.now() };
    call.answer = fetch(url, { credentials: 'include', headers, signal: AbortSignal.timeout(20_000) }).then(
      (response) => {
        call.receivedAt = Date.now();
        if (url.startsWith('/api/group-boards?')) fetchPictures(response.clone()).catch(() => undefined);
        return response;
      },
    );
    call.answer.catch(() => undefined);
    window.ahead.set(url, call);
  }
}

/** The pictures of the first cards come with their list, not after the app; the same addresses as `sourceSet` gives. */
async function fetchPictures(response) {
  if (!response.ok) return;
  const boards = await response.json();
  for (const { picture } of boards.slice(0, 2)) {
    if (!/^\/(media|pictures)\//.test(picture.url) || picture.widths.length === 0) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.setAttribute('as', 'image');
    link.setAttribute('fetchpriority', 'high');
    link.setAttribute('imagesizes', '128px');
    link.setAttribute('imagesrcset', picture.widths.map((width) => `${picture.url}?w=${width} ${width}w`).join(', '));
    document.head.append(link);
  }
}

function firstCalls(signedIn) {
  const { pathname, search } = location;
  const board = /^\/gonggu\/list\/([1-9]\d{0,14})$/.exec(pathname)?.[1];
  if (board) return [`/api/group-boards/${board}`];
  if (!signedIn) return [];
  const room = /^\/chat\/([1-9]\d{0,14})(\/|$)/.exec(pathname)?.[1];
  if (room) return [`/api/chat/rooms/${room}`];
  switch (pathname) {
    case '/':
      return [
        ...(search === '' ? ['/api/group-boards?limit=10'] : []),
        '/api/group-boards/recommend',
        '/api/users',
        '/api/chat/rooms',
      ];
    case '/shopping':
      return ['/api/products/recommend', '/api/products/main', '/api/chat/rooms'];
    case '/chat/list':
      return ['/api/chat/rooms'];
    default:
      return [];
  }
}
