/** What 뭉치 remarks beside the messages of the stages. The kind may add a button; the text stands alone. */
export const NOTICE_KINDS = [
  'CLOSING',
  'EXPIRED',
  'EDITED',
  'DELETED',
  'PAYMENT_LOST',
  'PAY_REMINDER',
  'PAY_END',
  'VACANCY',
  'HANDED_ON',
  'UNDONE',
  'TAKEN_REST',
  'PAY_EXTENDED',
  'BUY_EXTENDED',
  'BUY_OVERDUE',
  'APPOINTMENT',
  'POLL',
  'RECEIPT',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Whom a remark concerns: it is unread for them only. */
export const NOTICE_AUDIENCE: Record<NoticeKind, 'everybody' | 'leader' | 'followers'> = {
  CLOSING: 'everybody',
  EXPIRED: 'everybody',
  EDITED: 'followers',
  DELETED: 'followers',
  PAYMENT_LOST: 'everybody',
  PAY_REMINDER: 'everybody',
  PAY_END: 'everybody',
  VACANCY: 'everybody',
  HANDED_ON: 'everybody',
  UNDONE: 'leader',
  TAKEN_REST: 'followers',
  PAY_EXTENDED: 'followers',
  BUY_EXTENDED: 'followers',
  BUY_OVERDUE: 'everybody',
  APPOINTMENT: 'followers',
  POLL: 'followers',
  RECEIPT: 'followers',
};
