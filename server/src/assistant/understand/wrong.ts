import type { Wrongs } from '../knowledge';

export type Wrong = 'goods' | 'outside';

/** `리더가 물건을 안 줘요`: something has gone wrong already. A worry (`튀면 어떡해`) is answered with the fact alone. */
export function wrongIn(text: string, { happened, outside, not }: Wrongs): Wrong | null {
  const says = (words: readonly string[]) => words.some((word) => word.split('+').every((part) => text.includes(part)));
  if (ALREADY.test(text)) return 'goods';
  if (says(not)) return null;
  if (says(outside)) return 'outside';
  return says(happened) ? 'goods' : null;
}
/** `벌써 5만원 보냈으면`: it has happened, however it is put. */
const ALREADY = /(?:벌써|이미)[가-힣0-9,]{0,8}(?:보냈|보내버|입금했|송금했|이체했|부쳤)/;
