import { type BoardDetail, DETAIL_BAR_SOLID_PX } from '@mungchi/contract';
import { ChevronLeft, Share2 } from 'lucide-react';
import { Suspense, useSyncExternalStore } from 'react';
import { useBack } from '../shell/use-back';
import { fetchedLater } from '../ui/fetched-later';
import { IconButton } from '../ui/icon-button';
import { barTitle, oneLine } from '../ui/type.css';
import * as css from './detail-bar.css';

const OwnerButtons = fetchedLater(() => import('./owner-buttons').then((at) => at.OwnerButtons));

/** Floats over the picture; solid purple once the page has been scrolled past it. */
export function DetailBar({ board }: { board: BoardDetail }) {
  const solid = useScrolledPast(DETAIL_BAR_SOLID_PX);
  const back = useBack('/');
  const kind = solid ? 'plain' : 'disc';
  return (
    <header className={solid ? css.solid : css.clear}>
      <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={26} kind={kind} onClick={back} />
      <p className={`${barTitle} ${oneLine} ${css.title}`} aria-hidden={!solid}>
        {solid && board.title}
      </p>
      <Suspense>{board.editable && <OwnerButtons board={board} kind={kind} />}</Suspense>
      <IconButton icon={Share2} label="공유하기" iconSize={22} kind={kind} onClick={() => share(board)} />
    </header>
  );
}

/** While there is no post yet, or none to be had: the way back. */
export function DetailBackBar() {
  const back = useBack('/');
  return (
    <header className={css.clear}>
      <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={26} kind="disc" onClick={back} />
    </header>
  );
}

async function share(board: BoardDetail): Promise<void> {
  const { shareBoard } = await import('./share-board');
  await shareBoard(board);
}

function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('scroll', changed, { passive: true });
      return () => removeEventListener('scroll', changed);
    },
    () => scrollY >= pixels,
  );
}
