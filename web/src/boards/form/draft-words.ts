import { CATEGORIES } from '@mungchi/contract';
import { longDay } from '../../time/time-label';
import { won } from '../../ui/text/money';
import type { Filled } from './board-draft';

/** What a form says, by the names of its fields; empty where it says nothing. */
const FIELDS: [name: string, said: (filled: Filled) => string][] = [
  ['사진', ({ pictures }) => (pictures.length > 0 ? `${pictures.length}장` : '')],
  ['상품명', ({ draft }) => draft.name],
  ['총 수량', ({ draft }) => draft.quantity],
  ['총 인원', ({ draft }) => (draft.totalUser === null ? '' : `${draft.totalUser}명`)],
  ['총 가격', ({ draft }) => (draft.price === null ? '' : won(draft.price))],
  ['거래 장소', ({ draft }) => draft.location],
  ['만나는 곳', ({ draft }) => draft.meetingNote],
  ['마감일', ({ draft }) => (draft.deadline === '' ? '' : longDay(draft.deadline))],
  ['카테고리', ({ draft }) => CATEGORIES.find(({ id }) => id === draft.categoryId)?.name ?? ''],
  ['상세 내용', ({ draft }) => draft.content],
];

type Difference = { name: string; theirs: string; mine: string };

/** The fields in which two drafts of one post differ. */
export function differences(theirs: Filled, mine: Filled): Difference[] {
  return FIELDS.map(([name, said]) => ({ name, theirs: said(theirs).trim(), mine: said(mine).trim() })).filter(
    (each) => each.theirs !== each.mine,
  );
}
