import { type AppLink, eveningWords, type Wish, type WishId } from '@mungchi/contract';
import { wishNews } from '@mungchi/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { isRefusal } from '../../api/api-error';
import { useTopic } from '../../api/live/use-topic';
import { readNews } from '../../api/query-client';
import { readToken } from '../../api/session/token';
import { wishQuery } from '../../api/wishes';
import { useAddressId } from '../../links';
import { NotFoundScreen } from '../../shell/not-found-screen';
import { useBack } from '../../shell/use-back';
import { useTitle } from '../../shell/use-title';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { AppBar } from '../../ui/frame/app-bar';
import { Screen } from '../../ui/frame/screen';
import { Mascot } from '../../ui/mascot/mascot';
import { ThingPicture } from '../../ui/piece/thing-picture';
import { radiusText } from '../../ui/text/distance';
import { useLogin } from '../../visit/use-login';
import { placesOf } from './gather-rules';
import { GatherScene } from './gather-scene';
import { WishActions } from './wish-actions';
import { WishMenu } from './wish-menu';
import * as css from './wish-screen.css';
import { VisitorWords, WishWords } from './wish-words';

/** One wish; open to visitors who were sent a link. */
export function WishScreen() {
  const wishId = useAddressId('wishId');
  if (!wishId) return <NotFoundScreen what="글" />;
  return <OneWish wishId={wishId} />;
}

function OneWish({ wishId }: { wishId: WishId }) {
  const { data: wish, error, refetch } = useQuery(wishQuery(wishId));
  const queries = useQueryClient();
  const readAgain = () => void readNews(queries, wishQuery(wishId).queryKey);
  useTitle(wish ? `${wish.name} 같이 살 사람?` : '같이 살 사람?');
  const isGone = isRefusal(error, 'WISH_NOT_FOUND', 'INVALID_FIELDS');
  useTopic(wishNews, wish && !isGone ? { wishId } : null, readAgain, readAgain);
  if (isGone) return <NotFoundScreen what="글" />;
  const visitor = readToken() === null;
  const bar = visitor ? <VisitorBar /> : <MemberBar wish={wish} />;
  if (!wish)
    return (
      <Screen header={bar}>
        {error ? <Failed onRetry={() => refetch()} /> : <Loading text="같이 찾는 공구를 불러오고 있어요." />}
      </Screen>
    );
  return (
    <Screen header={bar} footer={<WishActions wish={wish} />}>
      <GatherScene wide places={placesOf({ ...wish, visitor })} mood={wish.state === 'OPEN' ? 'greeting' : 'happy'} />
      <div className={css.body}>
        {wish.state !== 'OPENED' && (
          <div className={css.head}>
            <ThingPicture name={wish.name} size={64} />
            <div className={css.words}>
              <h2 className={css.name}>{wish.name}</h2>
              {visitor ? <p className={css.asked}>같이 살 사람?</p> : <Where wish={wish} />}
            </div>
          </div>
        )}
        {visitor && wish.state === 'OPEN' ? <VisitorWords wish={wish} /> : <WishWords wish={wish} />}
      </div>
    </Screen>
  );
}

function MemberBar({ wish }: { wish: Wish | undefined }) {
  const back = useBack();
  return <AppBar title="같이 살 사람?" align="left" onBack={back} end={wish && <WishMenu wish={wish} />} />;
}

/** Who was sent a link knows neither the service nor a way back in it. */
function VisitorBar() {
  const login = useLogin();
  return (
    <>
      <AppBar
        title="뭉치"
        align="left"
        start={
          <span className={css.mark}>
            <Mascot color="yellow" avatar size={34} />
          </span>
        }
        end={
          <button type="button" className={css.login} onClick={() => login.ask(location.pathname as AppLink)}>
            로그인
          </button>
        }
      />
      {login.sheet}
    </>
  );
}

function Where({ wish: { near, place, state, until } }: { wish: Wish }) {
  const where = near === null ? place : `${radiusText(near)} 안`;
  const end = state === 'ENDED' ? '' : `${eveningWords(Date.parse(until))}까지`;
  return (
    <p className={css.where}>
      <MapPin size={15} aria-hidden />
      {[where, end].filter(Boolean).join(' · ')}
    </p>
  );
}
