import * as z from 'zod/mini';
import { APPEAL_MAX, REPORT_TEXT_MAX } from './constants';
import { endpoint } from './endpoint';
import { userId, userIdParam } from './ids';
import { REPORT_KINDS, REPORT_PARTS, REPORT_REASONS, type ReportReason, SANCTION_KINDS } from './report-reasons';
import { done, instant, pageQuery, text, tokenText } from './shapes';

const [reason, ...reasons] = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

const NUMBER = /^[1-9]\d{0,14}$/;
/** The room and the sequence, as `ChatMessage.id` has them. */
const MESSAGE_ID = /^[1-9]\d{0,14}-[1-9]\d{0,14}$/;
const NO_TARGET = '신고할 대상을 다시 골라 주세요.';

const ReportTarget = z
  .object(
    {
      kind: z.enum(REPORT_KINDS, NO_TARGET),
      id: z.pipe(z.union([tokenText(40), z.number()], NO_TARGET), z.transform(String)),
      /** Of a question; left out, its text, and for who asked it the answer. */
      part: z.optional(z.enum(REPORT_PARTS, NO_TARGET)),
    },
    NO_TARGET,
  )
  .check(
    z.refine(({ kind, id }) => (kind === 'MESSAGE' ? MESSAGE_ID : NUMBER).test(id), {
      message: NO_TARGET,
      path: ['id'],
    }),
    z.refine(({ kind, part }) => part === undefined || kind === 'QUESTION', { message: NO_TARGET, path: ['part'] }),
  );
export type ReportTarget = z.output<typeof ReportTarget>;

export const ReportForm = z
  .object({
    target: ReportTarget,
    reason: z.enum([reason, ...reasons], '어떤 점이 문제인지 골라 주세요.'),
    text: z.pipe(
      z.optional(text(0, REPORT_TEXT_MAX, `${REPORT_TEXT_MAX}자까지 적을 수 있어요.`)),
      z.transform((value) => value ?? ''),
    ),
    /** Blocks the person as well. With what names nobody, a wish or a question, it means nothing: a block would name who it was. */
    block: z.optional(z.boolean('차단할지 골라 주세요.')),
  })
  .check(
    z.refine((form) => form.reason !== 'OTHER' || form.text !== '', {
      message: '어떤 점이 문제인지 적어 주세요.',
      path: ['text'],
    }),
  );
export type ReportForm = z.output<typeof ReportForm>;

export const Blocked = z.object({ blocked: z.boolean() });

export const BlockedNeighbour = z.object({
  userId,
  nickname: z.string(),
  profileUrl: z.string(),
  blockedAt: instant,
});
export type BlockedNeighbour = z.infer<typeof BlockedNeighbour>;

const personParams = z.object({ userId: userIdParam });

export const report = endpoint({
  method: 'POST',
  path: '/api/reports',
  summary:
    'Reports a group purchase, a wish, a user, a message the caller could read in a room, a review about the caller, a question or its answer; repeating it changes nothing',
  auth: 'user',
  body: ReportForm,
  response: done,
  errors: [
    'SIGNUP_REQUIRED',
    'SELF_REPORT',
    'BOARD_NOT_FOUND',
    'USER_NOT_FOUND',
    'WISH_NOT_FOUND',
    'NOT_FOUND',
    'NOT_A_MEMBER',
    'BLOCKS_FULL',
  ],
  limit: { max: 20, seconds: 3600 },
});

export const blockOf = endpoint({
  method: 'GET',
  path: '/api/users/:userId/block',
  summary: 'Reads whether the caller has blocked a user',
  auth: 'user',
  params: personParams,
  response: Blocked,
  errors: [],
});

export const block = endpoint({
  method: 'POST',
  path: '/api/users/:userId/block',
  summary: 'Blocks a user: neither sees or joins the other’s group purchases; rooms they share stay',
  auth: 'user',
  params: personParams,
  response: Blocked,
  errors: ['SIGNUP_REQUIRED', 'SELF_BLOCK', 'USER_NOT_FOUND', 'BLOCKS_FULL'],
});

export const unblock = endpoint({
  method: 'DELETE',
  path: '/api/users/:userId/block',
  summary: 'Unblocks a user; one who is not blocked is no error',
  auth: 'user',
  params: personParams,
  response: Blocked,
  errors: [],
});

export const blocks = endpoint({
  method: 'GET',
  path: '/api/users/blocks',
  summary: 'Lists the users the caller has blocked, latest first',
  auth: 'user',
  query: pageQuery,
  response: z.array(BlockedNeighbour),
  errors: [],
  paged: true,
});

export const Standing = z.object({
  standing: z.enum(['ACTIVE', ...SANCTION_KINDS]),
  until: z.nullable(instant),
  /** What the person is told about it. */
  reason: z.nullable(z.string()),
});
export type Standing = z.infer<typeof Standing>;

export const ownStanding = endpoint({
  method: 'GET',
  path: '/api/users/standing',
  summary: 'Reads the sanction in force against the caller, until when and why',
  auth: 'user',
  standing: 'any',
  response: Standing,
  errors: [],
});

export const appeal = endpoint({
  method: 'POST',
  path: '/api/appeals',
  summary: 'Appeals against the caller’s sanction; one appeal at a time',
  auth: 'user',
  standing: 'any',
  body: z.object({ text: text(1, APPEAL_MAX, `1~${APPEAL_MAX}자로 적어 주세요.`) }),
  response: done,
  errors: ['NOT_FOUND', 'ALREADY_APPEALED'],
  limit: { max: 5, seconds: 3600 },
});
