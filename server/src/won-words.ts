/** `12,000원`, as notifications, notices and pages of the server write a sum. */
export function wonWords(amount: number): string {
  return `${amount.toLocaleString('ko-KR')}원`;
}
