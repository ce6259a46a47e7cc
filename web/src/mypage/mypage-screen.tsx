import { me, myReviewKeywords } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import {
  Heart,
  LogOut,
  MapPin,
  MessageSquareHeart,
  Package,
  PackageOpen,
  ScrollText,
  UserRoundPen,
} from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LOGIN_NOTICE } from '../api/login-required';
import { endpointQuery } from '../api/query-client';
import { AppTabBar } from '../shell/app-tab-bar';
import { AppBar } from '../ui/app-bar';
import { Loading } from '../ui/loading';
import { showAlert } from '../ui/notices';
import { Screen } from '../ui/screen';
import { logOut } from './log-out';
import { MenuButton, MenuCard, MenuLink } from './menu';
import * as css from './mypage.css';
import { ProfileCard } from './profile-card';
import { ThemeChoice } from './theme-choice';

/** Hearts first, then a calm menu. */
export function MypageScreen() {
  const navigate = useNavigate();
  const { data: person, isError } = useQuery(endpointQuery(me));
  const { data: reviews } = useQuery(endpointQuery(myReviewKeywords));

  // Without a profile there is nothing to show here: the specification sends one to the start.
  useEffect(() => {
    if (!isError || person) return;
    void showAlert(LOGIN_NOTICE);
    void navigate('/start', { replace: true });
  }, [isError, person, navigate]);

  return (
    <Screen
      canvas
      header={
        <div className={css.hood}>
          <AppBar title="마이페이지" square />
        </div>
      }
      footer={<AppTabBar />}
    >
      <div className={css.page}>
        {person ? <ProfileCard person={person} keywords={reviews?.keywords ?? null} /> : <Loading text="로딩중..." />}
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
          <MenuLink to="/mypage/notice" icon={ScrollText} tone="grey" label="오픈소스 고지" />
          <MenuButton icon={LogOut} tone="grey" label="로그아웃" onPress={() => logOut(navigate)} />
        </MenuCard>
      </div>
    </Screen>
  );
}
