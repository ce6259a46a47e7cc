import type { InquiryKind } from '@mungchi/contract';

export const INQUIRY_KIND_WORDS: Record<InquiryKind, string> = {
  PAYMENT: '결제와 환불',
  TRADE: '공구와 전달',
  ACCOUNT: '계정',
  OTHER: '그 밖에',
};
