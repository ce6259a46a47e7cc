import type { WishId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../api/api-error';
import { wishQuery } from '../../api/wishes';
import { NotFoundScreen } from '../../shell/not-found-screen';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { Screen } from '../../ui/frame/screen';
import { EMPTY_DRAFT } from './board-draft';
import { wishGoods } from './wish-goods';
import { WriteForm } from './write-form';
import * as css from './write-from-wish.css';

/** Opening what neighbours look for: they are told at once, and sit first. */
export function WriteFromWish({ wishId }: { wishId: WishId }) {
  const { data: wish, error, refetch } = useQuery(wishQuery(wishId));
  if (isRefusal(error, 'WISH_NOT_FOUND', 'INVALID_FIELDS')) return <NotFoundScreen what="글" />;
  if (!wish)
    return (
      <Screen>
        {error ? <Failed onRetry={() => refetch()} /> : <Loading text="같이 찾는 공구를 불러오고 있어요." />}
      </Screen>
    );
  return (
    <WriteForm
      name={`boardDraft:wish:${wishId}`}
      pristine={{ draft: { ...EMPTY_DRAFT, ...wishGoods(wish.name) }, pictures: [] }}
      shop={null}
      wishId={wishId}
      head={
        <p className={css.note} role="note">
          이웃 <b>{wish.people}명</b>이 찾던 공구예요. 열면 바로 알리고, 이웃들이 먼저 참여할 수 있어요.
        </p>
      }
    />
  );
}
