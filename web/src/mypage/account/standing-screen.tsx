import { dayWords, type Standing } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Bell, CircleUserRound, MessagesSquare, Package } from 'lucide-react';
import { standingQuery } from '../../api/session/standing';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { headline } from '../../ui/foundation/display.css';
import { Screen } from '../../ui/frame/screen';
import { Mascot } from '../../ui/mascot/mascot';
import { MenuCard, MenuLink } from '../menu';
import { MypageBar } from '../mypage-bar';
import { AppealForm } from './appeal-form';
import * as css from './standing.css';

/** What one is kept from, why and until when; what stays possible; and the appeal. */
export function StandingScreen() {
  return (
    <Screen canvas header={<MypageBar title="이용 제한" />}>
      <Read />
    </Screen>
  );
}

function Read() {
  const { data, error, refetch } = useQuery(standingQuery);
  if (!data) return error ? <Failed onRetry={() => refetch()} /> : <Loading text="로딩중..." />;
  const { title, stays } = wordsOf(data);
  return (
    <div className={css.page}>
      <section className={css.head}>
        <Mascot color="mint" mood={data.standing === 'ACTIVE' ? 'greeting' : 'sorry'} size={112} />
        <h2 className={headline}>{title}</h2>
        {data.reason && <p className={css.reason}>이유: {data.reason}</p>}
        <p className={css.stays}>{stays}</p>
      </section>
      {data.standing === 'BANNED' && (
        <MenuCard>
          <MenuLink to="/chat/list" icon={MessagesSquare} tone="brand" label="내 채팅방" detail="받기와 문제 알리기" />
          <MenuLink to="/mypage/joined" icon={Package} tone="blue" label="참여한 공구" />
          <MenuLink to="/notifications" icon={Bell} tone="gold" label="알림" />
          <MenuLink to="/mypage/account" icon={CircleUserRound} tone="grey" label="계정" detail="내 정보 내려받기" />
        </MenuCard>
      )}
      {data.standing !== 'ACTIVE' && <AppealForm />}
    </div>
  );
}

function wordsOf({ standing, until }: Standing): { title: string; stays: string } {
  switch (standing) {
    case 'ACTIVE':
      return { title: '제한된 것이 없어요', stays: '모든 기능을 쓸 수 있어요.' };
    case 'WARNED':
      return { title: '이용 규칙을 확인해 주세요', stays: '모든 기능을 그대로 쓸 수 있어요.' };
    case 'PAUSED':
      return {
        title: `${until ? `${dayWords(new Date(until))}까지 ` : ''}새 공구를 열거나 참여할 수 없어요`,
        stays: '결제하고 받는 일, 이미 참여한 채팅방에서 이야기하는 일은 그대로 할 수 있어요.',
      };
    case 'BANNED':
      return {
        title: '이용할 수 없는 계정이에요',
        stays: '돈을 낸 공구는 끝까지 받거나 돌려받을 수 있고, 내 정보도 내려받을 수 있어요.',
      };
  }
}
