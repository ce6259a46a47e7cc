import { keystrokes, soundsLike, withinOneKey } from '../../korean/jamo';
import type { Knowledge, ServiceTopic } from '../knowledge';
import { isSlip } from './is-slip';
import { serviceTopicIn } from './phrases';

/** What questions about the service are about; a slip in one of these hides the whole question. */
const WORDS = [
  '환불 결제 정산 탈퇴 취소 배송 신고 차단 알림 마감 리더 후기 리뷰 채팅 계좌',
  '수수료 영수증 닉네임 프로필 로그인 개인정보 고객센터 매너게이지',
].flatMap((line) => line.split(' '));

/** For what would not be understood at all: `환뷸 언제 들어와` has one wrong key. */
export function slippedTopicIn(core: string, knowledge: Knowledge): ServiceTopic | null {
  for (const word of WORDS) {
    for (let at = 0; at + word.length <= core.length; at++) {
      const typed = core.slice(at, at + word.length);
      if (!isOneSlip(typed, word)) continue;
      return serviceTopicIn(core.replace(typed, word), knowledge)?.topic ?? null;
    }
  }
  return null;
}

/** The first letter must be right, and of two letters the consonants too: `신도시` does not report anybody. */
const isOneSlip = (typed: string, word: string): boolean =>
  typed[0] === word[0] &&
  (word.length > 2 ? isSlip(typed, word) : consonantsOf(typed) === consonantsOf(word)) &&
  withinOneKey(soundsLike(keystrokes(Array.from(typed))), soundsLike(keystrokes(Array.from(word))));

const consonantsOf = (text: string): string => keystrokes(Array.from(text)).replaceAll(/[ㅏ-ㅣ]/g, '');
