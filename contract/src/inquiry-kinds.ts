/** What an inquiry is about. */
export const INQUIRY_KINDS = ['PAYMENT', 'TRADE', 'ACCOUNT', 'OTHER'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];
