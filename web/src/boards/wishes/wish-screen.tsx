import { eveningWords, type Wish, type WishId } from '@mungchi/contract';
import { wishNews } from '@mungchi/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, Crown, HandHeart, MapPin, Users } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { isRefusal } from '../../api/api-error';
import { useTopic } from '../../api/live/use-topic';
import { readNews } from '../../api/query-client';
import { readToken } from '../../api/session/token';
import { wishQuery } from '../../api/wishes';
import { NotFoundScreen } from '../../shell/not-found-screen';
import { useBack } from '../../shell/use-back';
import { useTitle } from '../../shell/use-title';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { AppBar } from '../../ui/frame/app-bar';
import { Screen } from '../../ui/frame/screen';
import { radiusText } from '../../ui/text/distance';
import { GatherScene } from './gather-scene';
import { WishActions } from './wish-actions';
import { WishMenu } from './wish-menu';
import { WishPicture } from './wish-picture';
import * as css from './wish-screen.css';
import * as rows from './wishes.css';

/** One wish; open to visitors who were sent a link. */
export function WishScreen() {
  const wishId = Number(useParams()['wishId']) as WishId;
  if (!Number.isSafeInteger(wishId) || wishId < 1) return <NotFoundScreen what="글" />;
  return <OneWish wishId={wishId} />;
}

function OneWish({ wishId }: { wishId: WishId }) {
  const { data: wish, error, refetch } = useQuery(wishQuery(wishId));
  const back = useBack();
  const queries = useQueryClient();
  const readAgain = () => void readNews(queries, wishQuery(wishId).queryKey);
  useTitle(wish ? `${wish.name} 같이 살 사람?` : '같이 살 사람?');
  useTopic(wishNews, { wishId }, readAgain, readAgain);
  if (isRefusal(error, 'WISH_NOT_FOUND', 'INVALID_FIELDS')) return <NotFoundScreen what="글" />;
  const bar = <AppBar title="같이 살 사람?" align="left" onBack={back} end={wish && <WishMenu wish={wish} />} />;
  if (!wish)
    return (
      <Screen header={bar}>
        {error ? <Failed onRetry={() => refetch()} /> : <Loading text="같이 찾는 공구를 불러오고 있어요." />}
      </Screen>
    );
  return (
    <Screen header={bar} footer={<WishActions wish={wish} />}>
      <GatherScene
        wide
        people={wish.state === 'ENDED' ? 0 : wish.people}
        mine={wish.mine}
        mood={wish.state === 'OPEN' ? 'greeting' : 'happy'}
      />
      <div className={css.body}>
        <div className={css.head}>
          <WishPicture name={wish.name} size={64} />
          <div>
            <h2 className={css.name}>{wish.name}</h2>
            <p className={css.where}>
              <MapPin size={15} aria-hidden />
              {whereText(wish)}
            </p>
          </div>
        </div>
        <Words wish={wish} />
      </div>
    </Screen>
  );
}

function whereText({ near, place, state, until }: Wish): string {
  const where = near === null ? place : `${radiusText(near)} 안`;
  const end = state === 'ENDED' ? '' : `${eveningWords(Date.parse(until))}까지`;
  return [where, end].filter(Boolean).join(' · ');
}

function Words({ wish }: { wish: Wish }) {
  switch (wish.state) {
    case 'ENDED':
      return <p className={css.number}>찾는 기간이 끝났어요.</p>;
    case 'OPENED':
      return <p className={css.number}>공구가 열렸어요!</p>;
    case 'GATHERED':
      return (
        <>
          <p className={css.number}>누가 열까요?</p>
          <p>
            같이 살 이웃이 <b>{wish.people}명</b> 모였어요.
          </p>
          <div className={css.facts}>
            <Fact icon={Crown} text="먼저 여는 이웃이 리더예요." more="한 명만 열면 돼요." />
            <Fact icon={Bell} text="다른 이웃도 바로 참여할 수 있어요." more="열리면 함께 찾던 이웃에게 먼저 알려요." />
          </div>
        </>
      );
    case 'OPEN':
      return (
        <>
          <p className={css.number}>
            <b className={css.many}>{wish.people}명</b>이 찾고 있어요
          </p>
          <div className={css.facts}>
            <Fact icon={Users} text="세 명이 모이면 누가 열지 물어봐요." />
            <Fact icon={HandHeart} text="지금 사는 건 아니에요." more="공구가 열리면 값을 보고 그때 정해요." />
          </div>
          {readToken() && (
            <div className={css.own}>
              <p>기다리지 않고 바로 열 수도 있어요.</p>
              <Link to={`/gonggu/write?wish=${wish.id}`} className={rows.act}>
                내가 열기
              </Link>
            </div>
          )}
        </>
      );
  }
}

function Fact({ icon: Icon, text, more }: { icon: typeof Users; text: string; more?: string }) {
  return (
    <div className={css.fact}>
      <Icon size={20} aria-hidden className={css.icon} />
      <span>
        {text}
        {more && <small className={css.small}>{more}</small>}
      </span>
    </div>
  );
}
