import { useQuery } from '@tanstack/react-query';
import {
  Heart,
  LogOut,
  MapPin,
  MessageSquareHeart,
  Package,
  PackageOpen,
  ScrollText,
  Smartphone,
  UserRoundPen,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { meQuery, reviewKeywordsQuery } from '../api/me';
import { useInstallSheet } from '../installed/use-install-sheet';
import { AppTabBar } from '../shell/app-tab-bar';
import { TurnBanner } from '../shell/turn-banner';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { logOut } from './log-out';
import { MenuButton, MenuCard, MenuLink } from './menu';
import * as css from './mypage.css';
import { ProfileCard } from './profile-card';
import { ProfileFailed, ProfileLoading } from './profile-states';
import { ThemeChoice } from './theme-choice';
import { useLeaveWithoutProfile } from './use-leave-without-profile';

/** Hearts first, then a calm menu. */
export function MypageScreen() {
  const [, navigate] = useLocation();
  const { installed, show, sheet } = useInstallSheet();
  return (
    <Screen canvas header={<AppBar title="마이페이지" square />} footer={<AppTabBar />}>
      <TurnBanner />
      <div className={css.page}>
        <Profile />
        <MenuCard>
          <MenuLink to="/mypage/edit" icon={UserRoundPen} tone="brand" label="프로필 수정" />
          <MenuLink to="/mypage/location" icon={MapPin} tone="green" label="주소 설정" />
          <MenuLink to="/mypage/myGonggu" icon={PackageOpen} tone="gold" label="내가 올린 공구" />
          <MenuLink to="/mypage/joined" icon={Package} tone="blue" label="참여한 공구" />
          <MenuLink to="/mypage/interest" icon={Heart} tone="pink" label="관심 목록" />
          <MenuLink to="/mypage/reviews" icon={MessageSquareHeart} tone="brand" label="받은 리뷰" />
        </MenuCard>
        <MenuCard>
          <ThemeChoice />
          {!installed && <MenuButton icon={Smartphone} tone="grey" label="홈 화면에 추가" onPress={show} />}
          <MenuLink to="/mypage/notice" icon={ScrollText} tone="grey" label="오픈소스 고지" />
          <MenuButton icon={LogOut} tone="grey" label="로그아웃" onPress={() => logOut(navigate)} />
        </MenuCard>
      </div>
      {sheet}
    </Screen>
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
