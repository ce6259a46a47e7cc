/**
 * What code outside a screen has to know about it: the router, the server that answers its address, the build that
 * prepares its first load, and the tools that visit every screen. `web/src/routes.tsx` adds the code, `first-loads.ts` what
 * only a page load has to know. The first matching address wins: /chat/list stands before /chat/:chatRoomId.
 */
export type AppScreen = {
  /** A parameter is written `:name`; all of ours are numbers. */
  path: string;
  /** The document's title; a screen with a better one (a post's own) sets it itself. */
  title: string;
  /** `session`: a visitor is sent to /start. `open`: for everyone. `operator`: for operators of the service. */
  guard: 'session' | 'open' | 'operator';
  /** No server state (TanStack Query) on this screen: it loads without that library. */
  light?: true;
  /** Shared by sibling screens and kept mounted between them. */
  frame?: 'room' | 'operator';
  /** A likely next screen: its code is prefetched while the user reads. */
  next?: true;
};

export const SCREENS = [
  {
    path: '/start',
    title: '뭉치',
    guard: 'open',
    light: true,
  },
  { path: '/setup', title: '처음 준비', guard: 'open', light: true },
  { path: '/login', title: '로그인', guard: 'open', light: true },
  { path: '/oauth/callback', title: '로그인', guard: 'open', light: true },
  { path: '/signup', title: '사용자 정보 입력', guard: 'open' },
  { path: '/prefer', title: '관심 카테고리', guard: 'session', light: true },
  { path: '/location', title: '주소 설정', guard: 'session' },
  {
    path: '/',
    title: '근처 공구',
    guard: 'session',
    next: true,
  },
  { path: '/gonggu/search', title: '공구 검색', guard: 'session' },
  {
    path: '/gonggu/list/:gongguId',
    title: '공구',
    guard: 'open',
    next: true,
  },
  { path: '/gonggu/wish/:wishId', title: '같이 살 사람?', guard: 'open' },
  { path: '/gonggu/wishes', title: '같이 살 사람?', guard: 'session' },
  { path: '/gonggu/map', title: '내 근처', guard: 'session' },
  { path: '/gonggu/write', title: '공구 열기', guard: 'session' },
  { path: '/gonggu/edit/:gongguId', title: '공구 수정하기', guard: 'session' },
  { path: '/look', title: '둘러보기', guard: 'open' },
  { path: '/look/search', title: '공구 검색', guard: 'open' },
  { path: '/look/map', title: '둘러보기 지도', guard: 'open' },
  { path: '/look/shopping', title: '쇼핑', guard: 'open' },
  { path: '/look/item', title: '상품', guard: 'open' },
  { path: '/chat/list', title: '나의 채팅 목록', guard: 'session', next: true },
  { path: '/chat/past', title: '지난 공구방', guard: 'session' },
  {
    path: '/chat/:chatRoomId',
    title: '채팅방',
    guard: 'session',
    frame: 'room',
  },
  { path: '/chat/:chatRoomId/pay', title: '1/N 결제 현황', guard: 'session', frame: 'room' },
  { path: '/chat/:chatRoomId/handover', title: '만나서 받기', guard: 'session', frame: 'room' },
  { path: '/chat/:chatRoomId/receive', title: '받았어요', guard: 'session', frame: 'room' },
  { path: '/chat/:chatRoomId/handover/mode', title: '전달 화면', guard: 'session' },
  { path: '/chat/:chatRoomId/packing', title: '전달 목록', guard: 'session' },
  { path: '/chat/:chatRoomId/dispute', title: '문제 알리기', guard: 'session', frame: 'room' },
  { path: '/chat/:chatRoomId/pay/result', title: '결제 확인', guard: 'session' },
  { path: '/chat/:chatRoomId/review', title: '리뷰 작성', guard: 'session', frame: 'room' },
  {
    path: '/chat/:chatRoomId/review/:targetParticipantId',
    title: '리뷰 작성',
    guard: 'session',
    frame: 'room',
  },
  {
    path: '/shopping',
    title: '쇼핑',
    guard: 'session',
    next: true,
  },
  { path: '/shopping/result', title: '상품 검색', guard: 'session' },
  { path: '/shopping/item', title: '상품', guard: 'session' },
  { path: '/shopping/chatbot', title: 'AI 뭉치', guard: 'session' },
  {
    path: '/notifications',
    title: '알림',
    guard: 'session',
  },
  { path: '/mypage', title: '마이페이지', guard: 'session', next: true },
  { path: '/mypage/edit', title: '프로필 수정', guard: 'session' },
  { path: '/mypage/location', title: '주소 설정', guard: 'session' },
  { path: '/mypage/check', title: '동네 인증', guard: 'session' },
  { path: '/mypage/myGonggu', title: '내가 올린 공구', guard: 'session' },
  { path: '/mypage/joined', title: '참여한 공구', guard: 'session' },
  { path: '/mypage/interest', title: '관심 목록', guard: 'session' },
  { path: '/mypage/reviews', title: '받은 리뷰', guard: 'session' },
  { path: '/mypage/alerts', title: '알림 설정', guard: 'session' },
  { path: '/mypage/looking', title: '찾아오는 공구', guard: 'session' },
  { path: '/legal', title: '약관과 정책', guard: 'open', light: true },
  { path: '/legal/terms', title: '이용약관', guard: 'open' },
  { path: '/legal/privacy', title: '개인정보 처리방침', guard: 'open' },
  { path: '/legal/location', title: '위치기반서비스 이용약관', guard: 'open' },
  { path: '/legal/marketing', title: '혜택 알림 받기', guard: 'open' },
  { path: '/legal/refund', title: '환불 규정', guard: 'open' },
  { path: '/legal/operator', title: '사업자 정보', guard: 'open' },
  { path: '/mypage/account', title: '계정', guard: 'session' },
  { path: '/mypage/blocks', title: '차단한 이웃', guard: 'session' },
  { path: '/mypage/payouts', title: '정산', guard: 'session' },
  { path: '/mypage/payouts/statement', title: '정산 내역', guard: 'session' },
  { path: '/mypage/payouts/statement/:gongguId', title: '정산 내역', guard: 'session' },
  { path: '/mypage/leave', title: '탈퇴', guard: 'session' },
  { path: '/mypage/standing', title: '이용 제한', guard: 'session' },
  { path: '/help', title: '도움말과 문의', guard: 'session' },
  { path: '/mypage/notice', title: '오픈소스 라이선스', guard: 'session', light: true },
  { path: '/operator', title: '할 일', guard: 'operator', frame: 'operator' },
  { path: '/operator/reports', title: '신고', guard: 'operator', frame: 'operator' },
  { path: '/operator/disputes', title: '문제', guard: 'operator', frame: 'operator' },
  { path: '/operator/disputes/:disputeId', title: '문제', guard: 'operator', frame: 'operator' },
  { path: '/operator/payouts', title: '정산', guard: 'operator', frame: 'operator' },
  { path: '/operator/troubles', title: '결제 확인', guard: 'operator', frame: 'operator' },
  { path: '/operator/flags', title: '살펴볼 글', guard: 'operator', frame: 'operator' },
  { path: '/operator/questions', title: '문의·이의', guard: 'operator', frame: 'operator' },
  { path: '/operator/people', title: '이웃', guard: 'operator', frame: 'operator' },
  { path: '/operator/people/:userId', title: '이웃', guard: 'operator', frame: 'operator' },
  { path: '/operator/boards', title: '공구', guard: 'operator', frame: 'operator' },
  { path: '/operator/boards/:boardId', title: '공구', guard: 'operator', frame: 'operator' },
  { path: '/operator/announce', title: '공지', guard: 'operator', frame: 'operator' },
  { path: '/operator/figures', title: '지표', guard: 'operator', frame: 'operator' },
  { path: '/operator/settings', title: '설정', guard: 'operator', frame: 'operator' },
  { path: '/operator/machines', title: '기계실', guard: 'operator', frame: 'operator' },
  { path: '/operator/audit', title: '기록', guard: 'operator', frame: 'operator' },
  { path: '/operator/code', title: '인증 코드', guard: 'operator', frame: 'operator' },
] as const satisfies readonly AppScreen[];

export type AppPath = (typeof SCREENS)[number]['path'];
