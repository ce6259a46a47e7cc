import { REFUSALS, type RefusalCode } from '@mungchi/contract';

/** Why a message was rejected, shown to its sender. */
export function refusalWords(code: string): string {
  switch (code) {
    case 'RATE_LIMITED':
      return '너무 빨리 보냈어요. 잠시 후 다시 보내 주세요.';
    case 'INVALID_FIELDS':
      return '보낼 수 없는 내용이에요.';
    case 'NETWORK':
      return '연결이 끊겨 보내지 못했어요.';
    default:
      return REFUSALS[code as RefusalCode]?.[1] ?? '보내지 못했어요.';
  }
}
