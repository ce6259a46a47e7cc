import { BOARD_NAME_MAX, firstCharacters } from '@mungchi/contract';
import type { BoardTerms as Terms } from '../../db/column-types';
import { wonWords } from '../../won-words';

export function termsOf({ name, quantity, price, totalUser, deadline, location, meetingNote }: Terms): Terms {
  return { name, quantity, price, totalUser, deadline, location, meetingNote };
}

/** The message to members when the terms they joined under change; null when no such term changed. */
export function editNotice(before: Terms, after: Terms): string | null {
  const changes = changedTerms(before, after);
  return changes === '' ? null : `리더가 공구 내용을 바꿨어요. ${changes}`;
}

/** What they were and are; of a place only where it is now. Empty when none changed. */
export function changedTerms(before: Terms, after: Terms): string {
  const changes = [
    before.name !== after.name && `상품 ${quoted(before.name)} → ${quoted(after.name)}`,
    before.quantity !== after.quantity && `총 수량 ${quoted(before.quantity)} → ${quoted(after.quantity)}`,
    before.price !== after.price && `총 가격 ${wonWords(before.price)} → ${wonWords(after.price)}`,
    before.totalUser !== after.totalUser && `인원 ${before.totalUser}명 → ${after.totalUser}명`,
    before.deadline !== after.deadline && `마감일 ${dayOf(before.deadline)} → ${dayOf(after.deadline)}`,
    before.location !== after.location && `거래 장소 ${quoted(after.location)}`,
    before.meetingNote !== after.meetingNote && `만나는 곳 ${after.meetingNote ? quoted(after.meetingNote) : '지움'}`,
  ].filter((change) => change !== false);
  return changes.join(', ');
}

/** User text quoted inside a system message: one line, truncated, and unable to close the quotation marks. */
function quoted(words: string): string {
  const tidy = words
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[‘’]/g, "'")
    .trim();
  const start = firstCharacters(tidy, BOARD_NAME_MAX);
  return start === tidy ? `‘${tidy}’` : `‘${start}…’`;
}

function dayOf(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}월 ${day}일`;
}
