import { configQuery } from '../api/config';
import { queryClient } from '../api/query-client';
import { won } from '../ui/text/money';
import { boardLink, copyLink } from './board-link';
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
  const url = boardLink(board.id);
  const text = `1인 ${won(board.perPersonPrice)} · ${board.totalUser - board.currentUsers}자리 남았어요`;
  const config = await queryClient.ensureQueryData(configQuery).catch(() => null);
  if (config?.kakaoShareKey && (await shareByKakao(config.kakaoShareKey, board, text, url))) return;
  if (await shareBySystem(board.title, text, url)) return;
  await copyLink(url);
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
