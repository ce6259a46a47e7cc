/** What a job is about, by its name or by the part before the point. */
const WORDS: Record<string, string> = {
  'payments.refund': '환불',
  'payments.hand-over': '리더에게 보내기',
  'notifications.push': '알림 보내기',
  'safety.ban': '영구 정지',
  accounts: '계정',
  assistant: 'AI 뭉치',
  backup: '백업',
  boards: '공구',
  chat: '채팅',
  demo: '둘러보기',
  handover: '전달',
  legal: '약관',
  media: '사진',
  notifications: '알림',
  operator: '지표',
  payments: '결제',
  payouts: '정산',
  products: '상품',
  reviews: '리뷰',
  safety: '안전',
  sandbox: '연습 결제',
  users: '이웃',
};

export function jobWords(job: string): string {
  return WORDS[job] ?? WORDS[job.split('.')[0]!] ?? '작업';
}
