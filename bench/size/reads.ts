const WORDS = ['감귤', '화장지', '유기농', '라면'];

/** What is read, by name: the path of the nth time, for somebody with a seat in the room. */
export function readsOf(room: number): Record<string, (nth: number) => string> {
  let asked = 0;
  return {
    'list near': (nth) => `/api/group-boards?radius=${[750, 1500, 3000][nth % 3]}`,
    // Another length each time: no node remembers it. The same lengths at every size.
    'list near, not remembered': () => `/api/group-boards?limit=${100 - (asked++ % 60)}`,
    'list of a category': (nth) => `/api/group-boards/categories/${1 + (nth % 4)}`,
    search: (nth) => `/api/group-boards/search?keyword=${WORDS[nth % WORDS.length]}`,
    picks: () => '/api/group-boards/recommend',
    'a purchase': () => `/api/group-boards/${room}`,
    'own purchases': () => '/api/group-boards/me',
    'joined purchases': () => '/api/group-boards/joined',
    'list of rooms': () => '/api/chat/rooms?over=false',
    'list of rooms, with those that are over': () => '/api/chat/rooms',
    'a room': () => `/api/chat/rooms/${room}`,
    inbox: () => '/api/notifications',
    ledger: () => `/api/chat/rooms/${room}/ledger`,
  };
}
