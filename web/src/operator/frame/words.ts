import type {
  FlagKind,
  PayoutState,
  ReportKind,
  ReportLine,
  SanctionKind,
  Trouble,
  TroubleVerb,
} from '@mungchi/contract';

/** The words of the console. */
export const REPORT_KIND_WORDS: Record<ReportKind, string> = {
  BOARD: '글',
  USER: '이웃',
  MESSAGE: '메시지',
  REVIEW: '리뷰',
  WISH: '같이 살 사람',
  QUESTION: '질문',
};
/** Told from others of its kind: a message is known by its words, a person by the name. */
export function thingWords({ kind, targetId }: Pick<ReportLine, 'kind' | 'targetId'>): string {
  if (kind === 'USER' || kind === 'MESSAGE') return REPORT_KIND_WORDS[kind];
  return `${targetId.endsWith('-ANSWER') ? '답' : REPORT_KIND_WORDS[kind]} #${Number.parseInt(targetId, 10)}`;
}
export const STATE_WORDS: Record<string, string> = { OPEN: '기다리는 중', DISMISSED: '문제없음', UPHELD: '맞음' };
export const DISPUTE_WORDS = {
  NOT_RECEIVED: '받지 못했어요',
  SHORT: '양이 모자라요',
  DAMAGED: '상했거나 망가졌어요',
  DIFFERENT: '다른 물건이에요',
  STALLED: '전달 소식이 없어요',
} as const;
export const HOW_WORDS = {
  PRESS: '거래 완료를 눌렀어요',
  CODE: '코드로 받음',
  AUTO: '시간이 지나 확인',
  DISPUTE: '문제를 마무리하며',
  OPERATOR: '운영자가 확인',
} as const;
export const TROUBLE_WORDS: Record<Trouble['kind'], string> = {
  MISMATCH: '주문에 맞지 않는 결제',
  LOST: '카드사에서 취소된 결제',
  LOST_AFTER_HAND_OVER: '나눈 뒤 취소된 결제',
  UNCONFIRMED: '확인되지 않는 결제',
  REFUND_REFUSED: '거절된 환불',
  REFUND_ODD: '금액이 다른 환불',
  REFUND_WAITS: '멈춘 환불',
  HAND_OVER_WAITS: '멈춘 전달',
};
export const VERB_WORDS: Record<TroubleVerb, string> = {
  SEEN: '확인했어요',
  REFUND: '돌려주기',
  RETRY: '다시 시도',
  HOLD: '손으로 돌려줄게요',
  BY_HAND: '손으로 돌려줬어요',
  FOUND: '돈을 확인했어요',
  LOSS: '서비스가 부담할게요',
};
export const FLAG_WORDS: Record<FlagKind, string> = {
  FORBIDDEN: '거래할 수 없는 물품',
  PHONE: '전화번호',
  LINK: '밖으로 가는 링크',
  PICTURE: '내린 글과 같은 사진',
};
export const PAYOUT_WORDS: Record<PayoutState, string> = {
  REQUESTED: '기다리는 중',
  SENT: '보냄',
  FAILED: '못 보냄',
  RETURNED: '되돌아옴',
};
export const SANCTION_WORDS: Record<SanctionKind, string> = {
  WARNED: '경고',
  PAUSED: '이용 제한',
  BANNED: '영구 정지',
};
export const STANDING_WORDS: Record<string, string> = { ...SANCTION_WORDS, ACTIVE: '이용 중', LEFT: '탈퇴' };
export const LEDGER_WORDS: Record<string, string> = {
  PAYMENT: '결제',
  REFUND: '돌려줌',
  HAND_OVER: '리더에게',
  PAYOUT: '정산',
  PAYOUT_BACK: '정산 되돌아옴',
  WAIVED: '포기',
  CHARGEBACK: '카드사 취소',
  RETURN: '리더에게서',
  RECOVERY: '리더에게서',
  COVERED: '뭉치 부담',
};
export const INQUIRY_WORDS: Record<string, string> = {
  PAYMENT: '결제',
  TRADE: '거래',
  ACCOUNT: '계정',
  OTHER: '그 밖',
};
export const ACT_WORDS: Record<string, string> = {
  'report.decide': '신고를 처리했어요',
  'dispute.decide': '문제를 결정했어요',
  'trouble.decide': '결제를 확인했어요',
  'payout.end': '정산을 마쳤어요',
  'sanction.give': '이용을 제한했어요',
  'sanction.lift': '제한을 풀었어요',
  'person.verify-again': '휴대전화를 다시 확인하게 했어요',
  'board.take-down': '글을 내렸어요',
  'board.seen': '글을 살펴봤어요',
  'board.call-off': '취소하고 돌려줬어요',
  'message.hide': '메시지를 가렸어요',
  'review.hide': '리뷰를 가렸어요',
  'inquiry.answer': '문의에 답했어요',
  'appeal.answer': '이의에 답했어요',
  announce: '공지를 보냈어요',
  'job.retry': '작업을 다시 했어요',
  'operator.add': '운영자를 더했어요',
  'operator.remove': '운영자를 뺐어요',
  'setting.change': '설정을 바꿨어요',
  'setup.done': '처음 준비를 마쳤어요',
  'code.begin': '인증 앱 열쇠를 받았어요',
  'code.set': '인증 앱을 연결했어요',
  'code.confirm': '인증 코드를 확인했어요',
  'code.locked': '인증 코드를 여러 번 틀렸어요',
  'code.reset': '인증 앱 연결을 지웠어요',
  'read.report': '신고를 열었어요',
  'read.numbers': '번호를 봤어요',
  'read.photos': '신고된 사진을 봤어요',
  'read.dispute': '문제를 열었어요',
  'read.person': '이웃을 봤어요',
  'read.people': '이웃을 찾았어요',
  'read.contact': '연락처를 봤어요',
  'read.account': '계좌번호를 봤어요',
  'read.accounts': '계좌번호를 받았어요',
  'read.board': '공구를 봤어요',
  'read.payouts': '정산 목록을 봤어요',
};
const TARGET_WORDS: Record<string, string> = {
  report: '신고',
  dispute: '문제',
  trouble: '결제',
  payout: '정산',
  person: '이웃',
  board: '공구',
  message: '메시지',
  review: '리뷰',
  inquiry: '문의',
  appeal: '이의',
  job: '작업',
  settings: '설정',
};

/** `report 12` as `신고 #12`. */
export function targetWords(target: string): string {
  const [kind = '', id] = target.split(' ');
  // `3 people`: what a search found.
  if (id === 'people') return `이웃 ${kind}명`;
  if (kind === 'payouts') return id === 'OPEN' ? '보낼 정산' : '끝난 정산';
  return TARGET_WORDS[kind] && id ? `${TARGET_WORDS[kind]} #${id}` : target === 'people' ? '이웃 모두' : target;
}
