import type { ChatRoom } from '@mungchi/contract';
import { monthDay } from '../../time/time-label';

type Change = ChatRoom['changes'][number];

/** Each term, alone and as the subject of a sentence. */
const TERMS: Record<Change['what'], readonly [string, string]> = {
  NAME: ['상품', '상품이'],
  QUANTITY: ['수량', '수량이'],
  PLACE: ['거래 장소', '거래 장소가'],
  DEADLINE: ['마감일', '마감일이'],
};

/** `수량`, and what it was and is. */
export function changeOf({ what, before, after }: Change) {
  const shown = (value: string) => (what === 'DEADLINE' ? monthDay(value) : value);
  return { term: TERMS[what][0], before: before === null ? null : shown(before), after: shown(after) };
}

/** `수량이 바뀌었어요`: the one of them, or all together. */
export function changeTitle(changes: ChatRoom['changes']): string {
  const [only, ...more] = changes;
  return only && more.length === 0 ? `${TERMS[only.what][1]} 바뀌었어요` : '공구 내용이 바뀌었어요';
}

/** `수량이 20kg → 10kg로 바뀌었어요`: the first of them, and how many more. */
export function changedWords(changes: ChatRoom['changes']): string {
  const [first, ...more] = changes;
  if (!first) return '공구 내용이 바뀌었어요';
  const { before, after } = changeOf(first);
  const subject = TERMS[first.what][1];
  const also = more.length > 0 ? ` (외 ${more.length}개)` : '';
  if (before === null) return `${subject} 바뀌었어요${also}`;
  return `${subject} ${before} → ${after}${withRo(after)} 바뀌었어요${also}`;
}

const HANGUL = 0xac00;
const RIEUL = 8;

/** 으로 after a final consonant other than ㄹ, 로 after everything else. */
function withRo(word: string): string {
  const syllable = word.charCodeAt(word.length - 1) - HANGUL;
  const final = syllable >= 0 && syllable < 11_172 ? syllable % 28 : 0;
  return final === 0 || final === RIEUL ? '로' : '으로';
}
