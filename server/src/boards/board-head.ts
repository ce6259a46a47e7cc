import {
  BOARD_PICTURE_SIZES,
  type BoardDetail,
  dayWords,
  isRecruiting,
  pageUrl,
  sourceSet,
  startOfSeoulDay,
} from '@mungchi/contract';
import { type Html, html } from '../http/html';
import { linkPreview } from '../http/link-preview';
import { picturePreload } from '../http/picture-preload';
import { wonWords } from '../won-words';
import { SHARE_HEIGHT, SHARE_WIDTH, sharePath, shareWords } from './share/share-rules';

/** Link preview metadata for messengers. All of it is user input, so all of it is escaped. `place` is what visitors read. */
export function boardHead(board: BoardDetail, place: string, origin: string) {
  const description = descriptionOf(board);
  const address = pageUrl(origin, `/gonggu/list/${board.id}`);
  const picture = board.pictures[0];
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', '뭉치'],
    ['og:locale', 'ko_KR'],
    ['og:url', address],
    ['og:title', board.title],
    ['og:description', description],
  ];
  // The Host header is client input and may be invalid.
  const image = previewOf(board, place);
  if (image && URL.canParse(image.url, origin)) {
    properties.push(
      ['og:image', new URL(image.url, origin).href],
      ['og:image:width', String(image.width)],
      ['og:image:height', String(image.height)],
      ['og:image:alt', board.name],
    );
  }
  // No longer joinable, so kept out of search engines; the direct link still works.
  const robots = isRecruiting(board.boardStatus) ? null : html`<meta name="robots" content="noindex">`;
  const preload = picture ? preloadOf(picture) : null;
  const tags = html`<link rel="canonical" href="${address}">${linkPreview(properties)}${robots}${preload}`;
  return { title: `${board.title} · 뭉치`, description, tags };
}

/** The share picture; of a cancelled one, and where the photo is not ours to draw on, the photo. */
function previewOf(board: BoardDetail, place: string): { url: string; width: number; height: number } | undefined {
  const words = board.boardStatus === 'CANCELLED' ? null : shareWords(board, place);
  if (!words) return board.pictures[0];
  return { url: sharePath(board.id, words), width: SHARE_WIDTH, height: SHARE_HEIGHT };
}

function preloadOf({ url, width, widths }: BoardDetail['pictures'][number]): Html {
  if (widths.length === 0) return picturePreload({ src: url });
  return picturePreload({ src: url, srcset: sourceSet(url, widths, width), sizes: BOARD_PICTURE_SIZES });
}

/** `1인 10,000원 · 3자리 남았어요 · 11월 22일 마감` */
function descriptionOf(board: BoardDetail): string {
  const share = `1인 ${wonWords(board.perPersonPrice)}`;
  if (board.boardStatus === 'CANCELLED') return `${share} · 취소된 공구예요`;
  if (!isRecruiting(board.boardStatus)) return `${share} · 마감된 공구예요`;
  const until = board.vacantUntil ? Date.parse(board.vacantUntil) : startOfSeoulDay(board.deadline);
  return `${share} · ${board.openSeats}자리 남았어요 · ${dayWords(until)} 마감`;
}
