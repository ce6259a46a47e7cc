import { BOARDS_FIRST_PAGE, chatRooms, listBoards, me, recommendBoards, unreadNotifications } from '@mungchi/contract';
import type { RenderInput } from '../../server/src/http/ssr/renderer';

const PERSON = { userId: 1, nickname: '민지', profileUrl: '/avatars/pink.webp' };

/** The home of a member: a full first page of the list, five picks, three rooms. */
export function home(reader: number): Omit<RenderInput, 'at'> {
  return {
    origin: 'http://localhost:3000',
    pathname: '/',
    search: '',
    reader,
    answers: [
      {
        path: listBoards.path,
        query: { recruiting: 'true' },
        nextCursor: 'next',
        answer: several(BOARDS_FIRST_PAGE, board),
      },
      { path: recommendBoards.path, answer: several(5, pick) },
      {
        path: me.path,
        answer: {
          id: reader,
          nickname: '민지',
          address: '제주특별자치도 제주시 첨단로 242',
          neighbourhood: '제주시 아라동',
          consentsDue: [],
          consentsAsked: false,
        },
      },
      { path: chatRooms.path, query: { over: 'false' }, answer: several(3, room) },
      { path: unreadNotifications.path, answer: { count: 2 } },
    ],
  };
}

function several<T>(count: number, make: (id: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

function board(id: number) {
  return {
    id,
    title: `제주 감귤 ${id}번째 공구합니다.`,
    quantity: '10kg',
    picture: {
      url: `/media/${id}.webp`,
      width: 1280,
      height: 1280,
      widths: [320, 640],
      color: '#e7a13c',
      thumbhash: null,
    },
    price: 32_000,
    perPersonPrice: 8000,
    totalUsers: 4,
    currentUsers: 2,
    maxSeats: 1,
    participants: [PERSON, { ...PERSON, userId: 2, nickname: '새봄' }],
    boardStatus: 'OPEN',
    deadline: '2099-11-20',
    location: '제주특별자치도 제주시 아라동',
    distance: 350,
    createAt: '2026-11-16T08:57:10.000Z',
  };
}

function pick(id: number) {
  return { ...board(100 + id), distance: 350, reason: '이웃이 많이 찾아요', personal: true };
}

function room(id: number) {
  return {
    id,
    title: '제주 감귤 공구방',
    imgUrl: '/media/a.webp',
    participantCount: 2,
    lastMessage: '안녕하세요',
    lastMessageTime: '2026-11-16T08:57:10.000Z',
    unreadCount: 1,
    stage: 'RECRUITING',
    totalUser: 4,
    deadline: '2099-11-20',
    perPersonPrice: 8000,
    due: null,
    dueBy: null,
    muted: false,
  };
}
