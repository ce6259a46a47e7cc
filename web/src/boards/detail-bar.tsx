import { type BoardDetail, DETAIL_BAR_SOLID_PX } from '@mungchi/contract';
import { ChevronLeft, Pencil, Share2, Trash2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useBack } from '../shell/use-back';
import { IconButton } from '../ui/icon-button';
import { barTitle, oneLine } from '../ui/type.css';
import * as css from './detail-bar.css';
import { shareBoard } from './share-board';
import { useOwnerActions } from './use-owner-actions';

/** Floats over the picture; solid purple once the page has been scrolled past it. */
export function DetailBar({ board }: { board: BoardDetail }) {
  const solid = useScrolledPast(DETAIL_BAR_SOLID_PX);
  const back = useBack('/');
  const { edit, remove } = useOwnerActions(board);
  const kind = solid ? 'plain' : 'disc';
  return (
    <header className={solid ? css.solid : css.clear}>
      <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={26} kind={kind} onClick={back} />
      <p className={`${barTitle} ${oneLine} ${css.title}`} aria-hidden={!solid}>
        {solid && board.title}
      </p>
      {board.editable && (
        <>
          <IconButton icon={Pencil} label="수정하기" iconSize={22} kind={kind} onClick={edit} />
          <IconButton icon={Trash2} label="삭제하기" iconSize={22} kind={kind} onClick={remove} />
        </>
      )}
      <IconButton icon={Share2} label="공유하기" iconSize={22} kind={kind} onClick={() => shareBoard(board)} />
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

function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('scroll', changed, { passive: true });
      return () => removeEventListener('scroll', changed);
    },
    () => scrollY >= pixels,
  );
}
