import type { Wish } from '@mungchi/contract';
import { EllipsisVertical, Flag, SearchX } from 'lucide-react';
import { readToken } from '../../api/session/token';
import { useWishVerb } from '../../api/wishes';
import { useSafety } from '../../safety/use-safety';
import { IconButton } from '../../ui/control/icon-button';
import { Sheet } from '../../ui/frame/sheet';
import * as css from '../../ui/frame/sheet-menu.css';
import { useLateSheet } from '../../ui/frame/use-late-sheet';

/** 그만 찾기 · 신고하기: who asked is nobody's business, so there is nobody to block. */
export function WishMenu({ wish }: { wish: Wish }) {
  const menu = useLateSheet();
  const leave = useWishVerb('leave');
  const safety = useSafety();
  const subject = { kind: 'WISH', id: wish.id, nickname: '같이 살 사람?', profileUrl: null, text: wish.name } as const;
  if (!readToken() || (wish.state === 'ENDED' && !wish.mine)) return null;

  function choose(act: () => void) {
    menu.close();
    act();
  }

  return (
    <>
      <IconButton
        icon={EllipsisVertical}
        label="더 보기"
        iconSize={22}
        onClick={wish.mine ? menu.open : () => safety.open(subject)}
      />
      {menu.isWanted && (
        <Sheet open={menu.isOpen} onClose={menu.close} title="더 보기">
          <div className={css.menu}>
            <button type="button" className={css.entry} onClick={() => choose(() => void leave(wish.id))}>
              <SearchX size={22} aria-hidden />
              그만 찾기
            </button>
            <button type="button" className={css.entry} onClick={() => choose(() => safety.open(subject))}>
              <Flag size={22} aria-hidden />
              신고하기
            </button>
          </div>
        </Sheet>
      )}
      {safety.sheet}
    </>
  );
}
