import { type AuditChange, STAGE_LABELS } from '@mungchi/contract';
import { won } from '../../ui/text/money';
import { PAYOUT_WORDS, SANCTION_WORDS, STATE_WORDS, VERB_WORDS } from './words';

/** What a field of an act is called. One without a name here is shown as it was written: nothing of the audit is hidden. */
const FIELD_WORDS: Record<string, string> = {
  state: '상태',
  stage: '단계',
  decision: '결정',
  sanction: '제한',
  kind: '제한',
  days: '기간',
  sanctionId: '제한 번호',
  verb: '한 일',
  refund: '돌려줄 금액',
  refunds: '돌려줄 금액',
  amount: '금액',
  covered: '뭉치 부담',
  person: '이웃 번호',
  told: '알린 이웃',
};
const SUMS: readonly string[] = ['refund', 'refunds', 'amount', 'covered'];
const COUNTED: Record<string, string> = { days: '일', told: '명' };
const VALUE_WORDS: Record<string, string> = {
  ...STATE_WORDS,
  ...PAYOUT_WORDS,
  ...SANCTION_WORDS,
  ...STAGE_LABELS,
  ...VERB_WORDS,
  FINE: '문제없음',
  HIDE: '가리기',
  TAKE_DOWN: '글 내리기',
  NOTED: '확인함',
  ANSWERED: '리더가 답함',
  ESCALATED: '운영자에게 넘어옴',
  DECIDED: '결정함',
};
/** Fields that are either so or not. */
const FLAG_WORDS: Record<string, readonly [yes: string, no: string]> = {
  answered: ['답함', '답하지 않음'],
  hidden: ['가림', '가리지 않음'],
  takenDown: ['글을 내림', '글을 그대로 둠'],
  seen: ['살펴봄', '살펴보지 않음'],
  lifted: ['제한을 풂', '제한을 그대로 둠'],
  lift: ['제한을 풂', '제한을 그대로 둠'],
  operator: ['운영자가 됨', '운영자가 아님'],
  nearby: ['근처 이웃에게만', '모두에게'],
  phoneVerified: ['휴대전화 확인됨', '휴대전화 확인 안 됨'],
};

/** `단계 구매중 → 공구취소, 돌려줄 금액 3,000원`: what an act changed, in a line. */
export function changeWords(changes: readonly AuditChange[]): string {
  return changes.map(oneChange).join(', ');
}

function oneChange({ field, was, is }: AuditChange): string {
  const flag = FLAG_WORDS[field];
  if (flag && typeof is === 'boolean') return flag[is ? 0 : 1];
  const name = FIELD_WORDS[field] ?? field;
  return was === null ? `${name} ${fact(field, is)}` : `${name} ${fact(field, was)} → ${fact(field, is)}`;
}

function fact(field: string, value: AuditChange['is']): string {
  if (typeof value === 'string') return VALUE_WORDS[value] ?? value;
  if (typeof value === 'number' && SUMS.includes(field)) return won(value);
  return `${value}${COUNTED[field] ?? ''}`;
}
