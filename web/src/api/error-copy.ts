import { REFUSALS, type RefusalCode } from '@mungchi/contract';
import { ApiError, type ErrorCode, ownCopy } from './api-error';

/** Total over every code: a refusal's copy stands beside its code in the contract, the client's own beside its class. */
const copy: Record<ErrorCode, string> = {
  ...ownCopy,
  ...(Object.fromEntries(Object.entries(REFUSALS).map(([code, [, text]]) => [code, text])) as Record<
    RefusalCode,
    string
  >),
};

/** What a person reads when something failed. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? copy[error.code] : ownCopy.UNKNOWN;
}
