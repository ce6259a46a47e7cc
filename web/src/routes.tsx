import type { RouteEntry } from './shell/route-entry';

const roomFrame = () => import('./chat/room-frame').then((at) => at.RoomFrame);

/** One line per route. Screens are fetched when they are first visited. */
export const routes: RouteEntry[] = [
  // onboarding
  {
    path: '/start',
    title: '뭉치',
    guard: 'open',
    light: true,
    screen: () => import('./onboarding/start-screen').then((at) => at.StartScreen),
  },
  {
    path: '/login',
    title: '로그인',
    guard: 'open',
    light: true,
    screen: () => import('./onboarding/login-screen').then((at) => at.LoginScreen),
  },
  {
    path: '/oauth/callback',
    title: '로그인',
    guard: 'open',
    light: true,
    screen: () => import('./onboarding/callback-screen').then((at) => at.CallbackScreen),
  },
  {
    path: '/signup',
    title: '사용자 정보 입력',
    guard: 'open',
    screen: () => import('./onboarding/signup-screen').then((at) => at.SignupScreen),
  },
  {
    path: '/prefer',
    title: '관심 카테고리',
    guard: 'session',
    light: true,
    screen: () => import('./onboarding/prefer-screen').then((at) => at.PreferScreen),
  },
  {
    path: '/location',
    title: '주소 설정',
    guard: 'session',
    screen: () => import('./onboarding/location-screen').then((at) => at.LocationScreen),
  },
  // boards
  {
    path: '/',
    title: '근처 공구',
    guard: 'session',
    screen: () => import('./boards/home-screen').then((at) => at.HomeScreen),
  },
  {
    path: '/gonggu/search',
    title: '공구 검색',
    guard: 'session',
    screen: () => import('./boards/search-screen').then((at) => at.SearchScreen),
  },
  {
    path: '/gonggu/list/:gongguId',
    title: '공구',
    guard: 'open',
    screen: () => import('./boards/detail-screen').then((at) => at.DetailScreen),
  },
  {
    path: '/gonggu/map',
    title: '내 근처',
    guard: 'session',
    screen: () => import('./boards/map-screen').then((at) => at.MapScreen),
  },
  {
    path: '/gonggu/write',
    title: '공구 열기',
    guard: 'session',
    screen: () => import('./boards/write-screen').then((at) => at.WriteScreen),
  },
  {
    path: '/gonggu/edit/:gongguId',
    title: '공구 수정하기',
    guard: 'session',
    screen: () => import('./boards/edit-screen').then((at) => at.EditScreen),
  },
  // chat, payments, reviews
  {
    path: '/chat/list',
    title: '나의 채팅 목록',
    guard: 'session',
    screen: () => import('./chat/chat-list-screen').then((at) => at.ChatListScreen),
  },
  {
    path: '/chat/:chatRoomId',
    title: '채팅방',
    guard: 'session',
    within: roomFrame,
    screen: () => import('./chat/room-screen').then((at) => at.RoomScreen),
  },
  {
    path: '/chat/:chatRoomId/pay',
    title: '1/N 결제 현황',
    guard: 'session',
    within: roomFrame,
    screen: () => import('./payments/pay-screen').then((at) => at.PayScreen),
  },
  {
    path: '/chat/:chatRoomId/pay/result',
    title: '결제 확인',
    guard: 'session',
    screen: () => import('./payments/result-screen').then((at) => at.ResultScreen),
  },
  {
    path: '/chat/:chatRoomId/review',
    title: '리뷰 작성',
    guard: 'session',
    within: roomFrame,
    screen: () => import('./reviews/review-list-screen').then((at) => at.ReviewListScreen),
  },
  {
    path: '/chat/:chatRoomId/review/:targetParticipantId',
    title: '리뷰 작성',
    guard: 'session',
    within: roomFrame,
    screen: () => import('./reviews/review-write-screen').then((at) => at.ReviewWriteScreen),
  },
  // shopping, assistant
  {
    path: '/shopping',
    title: '쇼핑',
    guard: 'session',
    screen: () => import('./shopping/shopping-screen').then((at) => at.ShoppingScreen),
  },
  {
    path: '/shopping/result',
    title: '상품 검색',
    guard: 'session',
    screen: () => import('./shopping/result-screen').then((at) => at.ResultScreen),
  },
  {
    path: '/shopping/item',
    title: '상품',
    guard: 'session',
    screen: () => import('./shopping/item-screen').then((at) => at.ItemScreen),
  },
  {
    path: '/shopping/chatbot',
    title: 'AI 뭉치',
    guard: 'session',
    screen: () => import('./assistant/chatbot-screen').then((at) => at.ChatbotScreen),
  },
  // mypage
  {
    path: '/mypage',
    title: '마이페이지',
    guard: 'session',
    screen: () => import('./mypage/mypage-screen').then((at) => at.MypageScreen),
  },
  {
    path: '/mypage/edit',
    title: '프로필 수정',
    guard: 'session',
    screen: () => import('./mypage/edit-screen').then((at) => at.EditScreen),
  },
  {
    path: '/mypage/location',
    title: '주소 설정',
    guard: 'session',
    screen: () => import('./mypage/location-screen').then((at) => at.LocationScreen),
  },
  {
    path: '/mypage/myGonggu',
    title: '내가 올린 공구',
    guard: 'session',
    screen: () => import('./mypage/own-boards-screen').then((at) => at.OwnBoardsScreen),
  },
  {
    path: '/mypage/joined',
    title: '참여한 공구',
    guard: 'session',
    screen: () => import('./mypage/joined-screen').then((at) => at.JoinedScreen),
  },
  {
    path: '/mypage/interest',
    title: '관심 목록',
    guard: 'session',
    screen: () => import('./mypage/interest-screen').then((at) => at.InterestScreen),
  },
  {
    path: '/mypage/reviews',
    title: '받은 리뷰',
    guard: 'session',
    screen: () => import('./mypage/reviews-screen').then((at) => at.ReviewsScreen),
  },
  {
    path: '/mypage/notice',
    title: '오픈소스 고지',
    guard: 'session',
    light: true,
    screen: () => import('./mypage/notice-screen').then((at) => at.NoticeScreen),
  },
];
