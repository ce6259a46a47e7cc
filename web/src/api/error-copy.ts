import { REFUSALS, type RefusalCode } from '@mungchi/contract';
import { ApiError, type ErrorCode } from './api-error';

/** Copy for each way of failing that only the client knows. A refusal's copy is in the contract, beside its code. */
const own: Record<Exclude<ErrorCode, RefusalCode>, string> = {
  NETWORK: '인터넷 연결을 확인하고 다시 시도해 주세요.',
  UNKNOWN: '서버와 이야기가 잘 안 됐어요. 잠시 후 다시 시도해 주세요.',
};

const copy: Record<ErrorCode, string> = {
  ...own,
  ...(Object.fromEntries(Object.entries(REFUSALS).map(([code, [, text]]) => [code, text])) as Record<
    RefusalCode,
    string
  >),
};

/** What a person reads when something failed. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? copy[error.code] : own.UNKNOWN;
}
