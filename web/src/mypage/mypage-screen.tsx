import { useQuery } from '@tanstack/react-query';
import {
  Bell,
  BellPlus,
  BellRing,
  CircleUserRound,
  Heart,
  Landmark,
  LifeBuoy,
  LogOut,
  MapPin,
  MapPinCheck,
  MessageSquareHeart,
  Package,
  PackageOpen,
  ScrollText,
  Smartphone,
  UserRoundPen,
  UserRoundX,
} from 'lucide-react';
import { deskQuery } from '../api/desk';
import { meQuery, reviewKeywordsQuery } from '../api/me';
import { payoutsQuery } from '../api/payouts';
import { unreadQuery } from '../api/unread';
import { useInstallSheet } from '../installed/use-install-sheet';
import { useLocation } from '../links';
import { AppTabBar } from '../shell/app-tab-bar';
import { TurnBanner } from '../shell/turn-banner';
import { monthDay } from '../time/time-label';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { bellCount, bellLabel } from '../ui/text/bell-words';
import { won } from '../ui/text/money';
import { logOut } from './account/log-out';
import { ThemeChoice } from './account/theme-choice';
import { useLeaveWithoutProfile } from './edit/use-leave-without-profile';
import { MenuButton, MenuGroup, MenuLink } from './menu';
import * as css from './mypage.css';
import { ProfileCard } from './profile-card';
import { ProfileFailed, ProfileLoading } from './profile-states';

/** Hearts first, then a calm menu. */
export function MypageScreen() {
  const [, navigate] = useLocation();
  const { installed, show, sheet } = useInstallSheet();
  return (
    <Screen canvas header={<AppBar title="마이페이지" square />} footer={<AppTabBar />}>
      <div className={css.page}>
        <Profile />
        <div className={css.turn}>
          <TurnBanner />
        </div>
        <MenuGroup name="내 거래">
          <Inbox />
          <OwnBoards />
          <MenuLink to="/mypage/joined" icon={Package} tone="blue" label="참여한 공구" />
          <Payout />
          <MenuLink to="/mypage/interest" icon={Heart} tone="pink" label="관심 목록" />
          <MenuLink to="/mypage/looking" icon={BellPlus} tone="gold" label="찾아오는 공구" />
          <MenuLink to="/mypage/reviews" icon={MessageSquareHeart} tone="brand" label="받은 리뷰" />
        </MenuGroup>
        <MenuGroup name="설정">
          <MenuLink to="/mypage/edit" icon={UserRoundPen} tone="brand" label="프로필 수정" />
          <MenuLink to="/mypage/location" icon={MapPin} tone="green" label="주소 설정" />
          <HomeCheck />
          <MenuLink to="/mypage/alerts" icon={BellRing} tone="grey" label="알림 설정" />
          <ThemeChoice />
          {!installed && <MenuButton icon={Smartphone} tone="grey" label="홈 화면에 추가" onPress={show} />}
          <MenuLink to="/mypage/account" icon={CircleUserRound} tone="grey" label="계정" />
          <MenuLink to="/mypage/blocks" icon={UserRoundX} tone="grey" label="차단한 이웃" />
        </MenuGroup>
        <MenuGroup name="도움">
          <MenuLink to="/help" icon={LifeBuoy} tone="grey" label="도움말과 문의" />
          <MenuLink to="/mypage/notice" icon={ScrollText} tone="grey" label="오픈소스 라이선스" />
          <MenuButton icon={LogOut} tone="grey" label="로그아웃" onPress={() => logOut(navigate)} />
        </MenuGroup>
      </div>
      {sheet}
    </Screen>
  );
}

/** What can be fetched now. */
function Payout() {
  const { data } = useQuery(payoutsQuery);
  const entry = { to: '/mypage/payouts', icon: Landmark, tone: 'green', label: '정산' } as const;
  if (!data || data.available === 0) return <MenuLink {...entry} />;
  return <MenuLink {...entry} name={`정산, 받을 돈 ${won(data.available)}`} sum={won(data.available)} />;
}

/** Until when it counts stands under it. */
function HomeCheck() {
  const { data } = useQuery(meQuery);
  const until = data?.checkedUntil;
  const detail = until ? { detail: `${monthDay(until)}까지` } : {};
  return <MenuLink to="/mypage/check" icon={MapPinCheck} tone="green" label="동네 인증" {...detail} />;
}

function OwnBoards() {
  const { data } = useQuery(deskQuery);
  const tasks = data?.tasks.length ?? 0;
  const entry = { to: '/mypage/myGonggu', icon: PackageOpen, tone: 'gold', label: '내가 올린 공구' } as const;
  if (tasks === 0) return <MenuLink {...entry} />;
  return <MenuLink {...entry} name={`내가 올린 공구, 할 일 ${tasks}개`} count={String(tasks)} />;
}

function Inbox() {
  const { data } = useQuery(unreadQuery);
  const unread = data?.count ?? 0;
  return (
    <MenuLink
      to="/notifications"
      icon={Bell}
      tone="brand"
      label="알림"
      name={bellLabel(unread)}
      count={unread > 0 ? bellCount(unread) : undefined}
    />
  );
}

/** The card waits for the keywords, so that the menu below does not shift; if they fail it is shown without. */
function Profile() {
  const { data: person, error, refetch } = useQuery(meQuery);
  const { data: reviews, isPending } = useQuery(reviewKeywordsQuery);
  useLeaveWithoutProfile(person ? null : error);
  if (person && !isPending) return <ProfileCard person={person} keywords={reviews?.keywords ?? null} />;
  return error && !person ? <ProfileFailed onRetry={refetch} /> : <ProfileLoading />;
}
