import type { NeighbourRecord } from './handover';
import type { Role } from './roles';

/** What is said of somebody before one joins with them: bad facts first, none of them left out, then what they did. */
export function recordWords({ facts, started }: NeighbourRecord, as: Role): RecordWords {
  const bad = facts ? badWords(facts) : [];
  const did = facts && (as === 'LEADER' ? ledWords(facts) : joinedWords(facts));
  if (did) return { bad, good: [did, ...markWords(facts, as)] };
  const hasBegun = started || as === 'FOLLOWER' || (facts !== null && hasLed(facts));
  return { bad, good: [hasBegun ? '이제 시작한 이웃이에요' : '처음 여는 리더예요'] };
}

/** What only a leader can miss: however little else is counted, it was not the first one. */
const hasLed = ({ unbought, lost, lateChanges }: Facts) => unbought + lost + lateChanges > 0;

export type RecordWords = { bad: string[]; good: string[] };
type Facts = NonNullable<NeighbourRecord['facts']>;

/** Of the last twelve months; each a name and how often. */
export function badFacts(facts: Facts): { name: string; times: number }[] {
  return [
    { name: '모두 결제한 뒤 사지 않은 공구', times: facts.unbought },
    { name: '돌려주라고 정해진 문제', times: facts.lost },
    { name: '안 온 약속', times: facts.noShows },
    { name: '늦게 바꾼 약속', times: facts.lateChanges },
  ].filter(({ times }) => times > 0);
}

const badWords = (facts: Facts) => badFacts(facts).map(({ name, times }) => `${name} ${times}번`);

const ledWords = ({ led, ledWith }: Facts) => (led > 0 ? `이웃 ${ledWith}명과 공구 ${led}번` : null);

const joinedWords = ({ joined, joinedWith }: Facts) =>
  joined > 0 ? `이웃 ${joinedWith}명과 ${joined}번 함께했어요` : null;

function markWords(facts: Facts, as: Role): string[] {
  const marks = facts.keepsAppointments ? ['약속을 잘 지켜요'] : [];
  if (as === 'FOLLOWER' && facts.paysFast) marks.push('결제가 빨라요');
  if (as === 'LEADER' && facts.reply !== null) marks.push(replyWords(facts.reply));
  return marks;
}

export function replyWords(reply: 10 | 60 | 720): string {
  switch (reply) {
    case 10:
      return '응답 보통 10분';
    case 60:
      return '응답 보통 1시간';
    case 720:
      return '응답 보통 하루';
  }
}

/** `2024-03` → `2024년 3월` */
export function monthWords(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}년 ${number}월`;
}

/** `2026-11` or a day of it → `동네 인증 11월` */
export function checkWords(month: string): string {
  return `동네 인증 ${Number(month.slice(5, 7))}월`;
}
