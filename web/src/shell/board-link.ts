import { type BoardId, pageUrl } from '@mungchi/contract';
import { notify } from '../notices/notices';

/** A group purchase's address, as neighbours are given it. */
export const boardLink = (boardId: BoardId): string => pageUrl(location.origin, `/gonggu/list/${boardId}`);

/** Into the clipboard; where that is refused the address is shown instead. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify('링크를 복사했어요. 이웃에게 붙여 넣어 주세요.');
  } catch {
    notify(`이 주소를 알려 주세요: ${url}`);
  }
}
