import { pageUrl, type Wish } from '@mungchi/contract';
import { copyLink } from '../../shell/board-link';

/** The system's sheet, else the link goes to the clipboard. */
export async function shareWish({ id, name, people }: Wish): Promise<void> {
  const url = pageUrl(location.origin, `/gonggu/wish/${id}`);
  if (navigator.share) {
    try {
      await navigator.share({ title: `${name} 같이 살 사람?`, text: `이웃 ${people}명이 찾고 있어요`, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyLink(url);
}
