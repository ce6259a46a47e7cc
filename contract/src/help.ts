import * as z from 'zod/mini';
import { INQUIRY_MAX } from './constants';
import { endpoint } from './endpoint';
import { boardId, boardIdInput } from './ids';
import { INQUIRY_KINDS } from './inquiry-kinds';
import { done, id, instant, text } from './shapes';

export const InquiryForm = z.object({
  kind: z.enum(INQUIRY_KINDS, '무엇에 대한 문의인지 골라 주세요.'),
  text: text(1, INQUIRY_MAX, `1~${INQUIRY_MAX}자로 적어 주세요.`),
  /** The group purchase it is about. */
  boardId: z.optional(boardIdInput),
});
export type InquiryForm = z.output<typeof InquiryForm>;

export const Inquiry = z.object({
  id,
  kind: z.enum(INQUIRY_KINDS),
  text: z.string(),
  boardId: z.nullable(boardId),
  createdAt: instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
});
export type Inquiry = z.infer<typeof Inquiry>;

export const inquire = endpoint({
  method: 'POST',
  path: '/api/inquiries',
  summary: 'Sends an inquiry to the operators; the answer arrives as a notification',
  auth: 'user',
  body: InquiryForm,
  response: done,
  errors: ['BOARD_NOT_FOUND'],
  limit: { max: 5, seconds: 3600 },
});

export const inquiries = endpoint({
  method: 'GET',
  path: '/api/inquiries',
  summary: 'Lists the caller’s own inquiries with their answers, latest first',
  auth: 'user',
  response: z.array(Inquiry),
  errors: [],
});
