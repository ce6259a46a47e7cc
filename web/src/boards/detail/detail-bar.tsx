import { type AppLink, type BoardDetail, DETAIL_BAR_SOLID_PX } from '@mungchi/contract';
import { ChevronLeft, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readToken } from '../../api/session/token';
import { useBack } from '../../shell/use-back';
import { IconButton } from '../../ui/control/icon-button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import { storedArea } from '../../visit/stored-area';
import * as css from './detail-bar.css';
import { OwnerButtons } from './owner-buttons';
import { PostMenu } from './post-menu';

const ShareSheet = lazyPart(() => import('../../shell/share-sheet').then((at) => at.ShareSheet));

/** Floats over the picture; solid purple once the page has been scrolled past it. */
export function DetailBar({ board }: { board: BoardDetail }) {
  const solid = useScrolledPast(DETAIL_BAR_SOLID_PX);
  const back = useBack(fallback());
  const kind = solid ? 'plain' : 'disc';
  const sharing = useLateSheet();
  return (
    <header className={solid ? css.solid : css.clear}>
      <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={26} kind={kind} onClick={back} />
      <p className={css.title} aria-hidden={!solid}>
        {solid && board.title}
      </p>
      {board.editable && <OwnerButtons board={board} kind={kind} />}
      <IconButton icon={Share2} label="공유하기" iconSize={22} kind={kind} onClick={sharing.open} />
      {!board.editable && !board.approximate && <PostMenu board={board} kind={kind} />}
      {sharing.isWanted && (
        <ShareSheet board={{ ...board, imgUrl: board.images[0] ?? '' }} open={sharing.isOpen} onClose={sharing.close} />
      )}
    </header>
  );
}

/** Only the back button, while the post is loading or could not be loaded. */
export function DetailBackBar() {
  const back = useBack(fallback());
  return (
    <header className={css.clear}>
      <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={26} kind="disc" onClick={back} />
    </header>
  );
}

/** Without a page before it: the list, a visitor's own where they look around. */
function fallback(): AppLink {
  return readToken() === null && storedArea() ? '/look' : '/';
}

/**
 * Read in the scroll handler, not during render: reading it forces layout. Once at the beginning as well: a page that came
 * rendered may have been scrolled before.
 */
function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  // Subscribes to the window's scroll position.
  useEffect(() => {
    const look = () => setPast(scrollY >= pixels);
    const first = requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      removeEventListener('scroll', look);
    };
  }, [pixels]);
  return past;
}
