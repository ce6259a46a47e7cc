/** What keeps a person from taking part; a warning keeps nobody. */
export const SANCTION_KINDS = ['WARNED', 'PAUSED', 'BANNED'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];
/** What the console offers; an order may name others. */
export const SANCTION_DAYS = [3, 7, 30] as const;

/** What a report can be about. */
export const REPORT_KINDS = ['BOARD', 'USER', 'MESSAGE', 'REVIEW', 'WISH', 'QUESTION'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Of a question and its answer: which of the two, and so whose words. */
export const REPORT_PARTS = ['QUESTION', 'ANSWER'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** What names its author; who asked for a wish or asks a question stays unknown. */
export const BLOCKABLE: readonly ReportKind[] = ['BOARD', 'USER', 'MESSAGE', 'REVIEW'];

/** Why, and how the sheet says it. */
export const REPORT_REASONS = {
  SCAM: '사기가 의심돼요',
  ABUSE: '욕설이나 비방이 있어요',
  SEXUAL: '성적인 내용이에요',
  FORBIDDEN: '거래할 수 없는 물품이에요',
  AD: '광고나 도배예요',
  PRIVACY: '개인정보가 드러나요',
  OTHER: '다른 이유예요',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
