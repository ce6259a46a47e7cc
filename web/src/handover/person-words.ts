import { dayWords, eveningWords, type HandoverPerson, seoulDay } from '@mungchi/contract';
import { momentOf } from '../time/meeting-words';
import { won } from '../ui/text/money';

const HOW: Record<NonNullable<HandoverPerson['how']>, string> = {
  PRESS: '받았다고 눌렀어요',
  CODE: '코드로 확인',
  AUTO: '자동 완료',
  DISPUTE: '문제를 마무리했어요',
  OPERATOR: '뭉치가 확인했어요',
};

/** Under the name: how and since when, until when, or what is still to be handed over. */
export function personWords({ state, at, confirmBy, share, seats, how }: HandoverPerson, now: number): string {
  switch (state) {
    case 'WAITING':
      return seats > 1 ? `${won(share)} · ${seats}몫` : won(share);
    case 'HANDED':
      return confirmBy ? `${eveningWords(Date.parse(confirmBy))}에 자동 완료` : '받았다는 확인을 기다려요';
    case 'NO_SHOW':
      return at ? `${timeWords(at, now)}에 표시했어요` : '약속에 안 왔어요';
    case 'DISPUTED':
      return '알린 문제를 확인하고 있어요';
    case 'RECEIVED':
      return [how && HOW[how], at && timeWords(at, now)].filter(Boolean).join(' · ') || won(share);
    case 'REFUNDED':
      return `${won(share)}을 돌려받았어요`;
  }
}

/** `저녁 7:04` today, `11월 20일 저녁 7:04` on other days. */
function timeWords(at: string, now: number): string {
  const instant = Date.parse(at);
  return seoulDay(instant) === seoulDay(now) ? momentOf(at) : `${dayWords(instant)} ${momentOf(at)}`;
}
