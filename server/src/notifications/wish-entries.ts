import { type BoardId, eveningWords, type RADII, seoulDay, type WishId } from '@mungchi/contract';
import { josa } from 'es-hangul';
import type { Entry } from './entries';

/** What is told of 같이 살 사람?. Nobody is named: people of a wish are a number. */
type Told = { id: WishId; name: string; people: number };

const atWish = ({ id }: Pick<Told, 'id'>) => ({ boardId: null, wishId: id, path: `/gonggu/wish/${id}` as const });

/** To who has an alert for it; `ring`: how near the wish is, no nearer than the ring that everybody reads. */
export function keywordWished(wish: Told, word: string, ring: (typeof RADII)[number]): Entry {
  const near = ring < 1000 ? `${ring}m` : `${ring / 1000}km`;
  return {
    ...atWish(wish),
    kind: 'KEYWORD_WISHED',
    title: `‘${word}’${objectMark(word)} 같이 살 이웃이 있어요`,
    body: `${wish.name} · ${near} 안 · 함께 찾아볼까요?`,
    key: `wished ${wish.id}`,
  };
}

/** 을 or 를; nothing after what is no syllable (`10kg`), where either may be read wrong. */
const objectMark = (word: string): string => (/[가-힣]$/.test(word) ? josa.pick(word, '을/를') : '');

/** To who asked, at the first joiner. */
export function wishJoined(wish: Told): Entry {
  return {
    ...atWish(wish),
    kind: 'WISH_JOINED',
    title: '같이 살 이웃이 생겼어요',
    body: `${wish.name} · ${wish.people}명이 찾고 있어요`,
    key: `wish-first ${wish.id}`,
  };
}

export function wishGathered(wish: Told): Entry {
  return {
    ...atWish(wish),
    kind: 'WISH_GATHERED',
    title: `${wish.name} 살 이웃이 ${wish.people}명 모였어요`,
    body: '먼저 여는 이웃이 리더예요. 다른 이웃도 바로 참여할 수 있어요',
    key: `gathered ${wish.id}`,
  };
}

/** Told once for each end that it may have; on the day itself when the day before was missed. */
export function wishEnding(wish: Told & { until: Date }, now: Date): Entry {
  const day = seoulDay(wish.until) === seoulDay(now) ? '오늘' : '내일';
  return {
    ...atWish(wish),
    kind: 'WISH_ENDING',
    title: `‘${wish.name}’ 아직 찾으세요?`,
    body: `${day} 밤 9시에 끝나요. 눌러서 더 찾을 수 있어요`,
    key: `wish-end ${wish.id} ${wish.until.toISOString()}`,
  };
}

/** To who may sit first. */
export function wishOpened(board: { id: BoardId; name: string; quantity: string }, until: Date): Entry {
  return {
    boardId: board.id,
    path: `/gonggu/list/${board.id}`,
    kind: 'WISH_OPENED',
    title: '찾던 공구가 열렸어요',
    body: `${board.name} ${board.quantity} · ${eveningWords(until)}까지 먼저 참여할 수 있어요`,
    key: `new ${board.id}`,
  };
}
