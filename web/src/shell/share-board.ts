import { configQuery } from '../api/config';
import { queryClient } from '../api/query-client';
import { notify } from '../notices/notices';
import { won } from '../ui/text/money';
import { shareByKakao } from './share-by-kakao';

export type SharedBoard = {
  id: number;
  title: string;
  imgUrl: string;
  perPersonPrice: number;
  totalUser: number;
  currentUsers: number;
};

/** By Kakao when it is configured, else the system's sheet, else the link goes to the clipboard. */
export async function shareBoard(board: SharedBoard): Promise<void> {
  const url = `${location.origin}/gonggu/list/${board.id}`;
  const text = `1인 ${won(board.perPersonPrice)} · ${board.totalUser - board.currentUsers}자리 남았어요`;
  const config = await queryClient.ensureQueryData(configQuery).catch(() => null);
  if (config?.kakaoShareKey && (await shareByKakao(config.kakaoShareKey, board, text, url))) return;
  if (await shareBySystem(board.title, text, url)) return;
  try {
    await navigator.clipboard.writeText(url);
    notify('링크를 복사했어요. 이웃에게 붙여 넣어 주세요.');
  } catch {
    notify(`이 주소를 알려 주세요: ${url}`);
  }
}

/** True when the sheet took it, also when the person changed their mind. */
async function shareBySystem(title: string, text: string, url: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, text, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
