import type { RefusalCode } from '@mungchi/contract';

/** `NETWORK`: no response. `UNKNOWN`: a response that is not ours (a proxy, a captive portal). */
export type ErrorCode = RefusalCode | 'NETWORK' | 'UNKNOWN';

/** `message` may be shown: it is the server's Korean text, or ours where there is none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    /** HTTP status; 0 without a response. */
    readonly status: number,
    message: string,
    /** What is wrong with each field of a form. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** Seconds from the server's Retry-After, if it sent one. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** Copy for failures that only the client can detect. */
export const ownCopy: Record<Exclude<ErrorCode, RefusalCode>, string> = {
  NETWORK: '인터넷 연결을 확인하고 다시 시도해 주세요.',
  UNKNOWN: '서버와 이야기가 잘 안 됐어요. 잠시 후 다시 시도해 주세요.',
};

export function isRefusal(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** Worth an automatic retry. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500);
}
