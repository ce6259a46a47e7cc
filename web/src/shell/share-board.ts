import type { BoardId } from '@mungchi/contract';
import { configQuery } from '../api/config';
import { queryClient } from '../api/query-client';
import { notify } from '../notices/notices';
import { won } from '../ui/text/money';
import { boardLink, copyLink } from './board-link';
import { shareByKakao } from './share-by-kakao';

export type SharedBoard = {
  id: BoardId;
  title: string;
  imgUrl: string;
  perPersonPrice: number;
  totalUser: number;
  currentUsers: number;
};

/** Any key leads to the right one: the page knows the id alone. */
export const sharePictureOf = ({ id }: Pick<SharedBoard, 'id'>): string => `/pictures/share/${id}-now.jpg`;

/** By Kakao when it is configured, else the system's sheet, else the link goes to the clipboard. */
export async function shareBoard(board: SharedBoard): Promise<void> {
  const url = boardLink(board.id);
  const text = `1인 ${won(board.perPersonPrice)} · ${board.totalUser - board.currentUsers}자리 남았어요`;
  const config = await queryClient.ensureQueryData(configQuery).catch(() => null);
  if (config?.kakaoShareKey && (await shareByKakao(config.kakaoShareKey, await drawn(board), text, url))) return;
  if (await shareBySystem(board, text, url)) return;
  await copyLink(url);
}

/** Downloads the picture; the link is in the clipboard, ready to be pasted beside it. */
export async function savePicture(board: SharedBoard): Promise<void> {
  const picture = await pictureOf(board);
  if (!picture) return notify('그림을 저장하지 못했어요. 다시 눌러 주세요.', 'bad');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  URL.revokeObjectURL(link.href);
  const copied = await navigator.clipboard.writeText(boardLink(board.id)).then(
    () => true,
    () => false,
  );
  notify(copied ? '그림을 저장하고 링크를 복사했어요.' : '그림을 저장했어요.');
}

/** True when the sheet took it, also when the person changed their mind. Picture and link go together where files can be shared. */
async function shareBySystem(board: SharedBoard, text: string, url: string): Promise<boolean> {
  if (!navigator.share) return false;
  const words = { title: board.title, text, url };
  const picture = 'canShare' in navigator ? await pictureOf(board) : null;
  const files = picture ? [picture] : [];
  try {
    await navigator.share(picture && navigator.canShare({ ...words, files }) ? { ...words, files } : words);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** With the address the picture is kept under: Kakao keeps what it was given. */
async function drawn(board: SharedBoard): Promise<SharedBoard> {
  const answer = await fetch(sharePictureOf(board)).catch(() => null);
  return answer?.ok ? { ...board, imgUrl: answer.url } : board;
}

async function pictureOf(board: SharedBoard): Promise<File | null> {
  try {
    const answer = await fetch(sharePictureOf(board));
    if (!answer.ok) return null;
    const name = board.title
      .replace(/ ?공구합니다\.$/, '')
      .replace(/[\\/:*?"<>|.]/g, ' ')
      .trim();
    return new File([await answer.blob()], `${name || '공구'}.jpg`, { type: 'image/jpeg' });
  } catch {
    return null;
  }
}
