import type { AppLink, BoardId, Wish, WishId } from '@mungchi/contract';
import { isRefusal } from '../../api/api-error';
import { errorText } from '../../api/error-copy';
import { useWishVerb } from '../../api/wishes';
import { useLocation } from '../../links';
import { notify, offer } from '../../notices/notices';

const OFFERED_MS = 6000;

/** 나도 살래요. What one can do something about comes with the way there. */
export function useJoinWish(): (wishId: WishId) => Promise<Wish | null> {
  const [, navigate] = useLocation();
  return useWishVerb('join', (error) => {
    const way = wayOn(error);
    if (!way) return notify(errorText(error), 'bad');
    const takeAway = offer(errorText(error), { label: way.label, press: () => navigate(way.to) });
    setTimeout(takeAway, OFFERED_MS);
  });
}

/** Where somebody goes on who was refused; null where nothing leads on. */
export function wayOn(error: unknown): { label: string; to: AppLink } | null {
  if (isRefusal(error, 'WISH_OPENED'))
    return { label: '보러 가기', to: `/gonggu/list/${Number(error.fields['boardId']) as BoardId}` };
  if (isRefusal(error, 'HOME_UNSET')) return { label: '동네 정하기', to: '/mypage/location' };
  return null;
}
