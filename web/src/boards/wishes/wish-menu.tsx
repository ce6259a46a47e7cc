import type { Wish } from '@mungchi/contract';
import { readToken } from '../../api/session/token';
import { MoreButton } from '../../safety/more-button';

/** 신고하기: who asked is nobody's business, so there is nobody to block. */
export function WishMenu({ wish }: { wish: Wish }) {
  if (!readToken() || wish.state === 'ENDED') return null;
  return (
    <MoreButton
      subject={{ kind: 'WISH', id: wish.id, nickname: '같이 살 사람?', profileUrl: null, text: wish.name }}
      label="더 보기"
    />
  );
}
