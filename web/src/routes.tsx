import { type AppPath, type AppScreen, SCREENS } from '@mungchi/contract';
import type { FrameLoader, RouteEntry, ScreenLoader } from './shell/route-entry';

/** The code of each screen, loaded on the first visit. Everything else about screens: contract/src/screens.ts. */
const LOADERS: Record<AppPath, ScreenLoader> = {
  '/start': () => import('./onboarding/start-screen').then((at) => at.StartScreen),
  '/login': () => import('./onboarding/login-screen').then((at) => at.LoginScreen),
  '/oauth/callback': () => import('./onboarding/callback-screen').then((at) => at.CallbackScreen),
  '/signup': () => import('./onboarding/signup-screen').then((at) => at.SignupScreen),
  '/prefer': () => import('./onboarding/prefer-screen').then((at) => at.PreferScreen),
  '/location': () => import('./onboarding/location-screen').then((at) => at.LocationScreen),
  '/': () => import('./boards/home/home-screen').then((at) => at.HomeScreen),
  '/gonggu/search': () => import('./boards/search/search-screen').then((at) => at.SearchScreen),
  '/gonggu/list/:gongguId': () => import('./boards/detail/detail-screen').then((at) => at.DetailScreen),
  '/gonggu/map': () => import('./boards/map/map-screen').then((at) => at.MapScreen),
  '/gonggu/write': () => import('./boards/form/write-screen').then((at) => at.WriteScreen),
  '/gonggu/edit/:gongguId': () => import('./boards/form/edit-screen').then((at) => at.EditScreen),
  '/chat/list': () => import('./chat/chat-list-screen').then((at) => at.ChatListScreen),
  '/chat/:chatRoomId': () => import('./chat/room-screen').then((at) => at.RoomScreen),
  '/chat/:chatRoomId/pay': () => import('./payments/pay-screen').then((at) => at.PayScreen),
  '/chat/:chatRoomId/handover': () => import('./handover/handover-screen').then((at) => at.HandoverScreen),
  '/chat/:chatRoomId/receive': () => import('./handover/receive-screen').then((at) => at.ReceiveScreen),
  '/chat/:chatRoomId/handover/mode': () => import('./handover/mode-screen').then((at) => at.ModeScreen),
  '/chat/:chatRoomId/dispute': () => import('./disputes/dispute-screen').then((at) => at.DisputeScreen),
  '/chat/:chatRoomId/pay/result': () => import('./payments/result-screen').then((at) => at.ResultScreen),
  '/chat/:chatRoomId/review': () => import('./reviews/review-list-screen').then((at) => at.ReviewListScreen),
  '/chat/:chatRoomId/review/:targetParticipantId': () =>
    import('./reviews/review-write-screen').then((at) => at.ReviewWriteScreen),
  '/shopping': () => import('./shopping/shopping-screen').then((at) => at.ShoppingScreen),
  '/shopping/result': () => import('./shopping/result-screen').then((at) => at.ResultScreen),
  '/shopping/item': () => import('./shopping/item-screen').then((at) => at.ItemScreen),
  '/shopping/chatbot': () => import('./assistant/chatbot-screen').then((at) => at.ChatbotScreen),
  '/notifications': () => import('./notifications/inbox-screen').then((at) => at.InboxScreen),
  '/mypage': () => import('./mypage/mypage-screen').then((at) => at.MypageScreen),
  '/mypage/edit': () => import('./mypage/edit-screen').then((at) => at.EditScreen),
  '/mypage/location': () => import('./mypage/location-screen').then((at) => at.LocationScreen),
  '/mypage/myGonggu': () => import('./mypage/own-boards-screen').then((at) => at.OwnBoardsScreen),
  '/mypage/joined': () => import('./mypage/joined-screen').then((at) => at.JoinedScreen),
  '/mypage/interest': () => import('./mypage/interest-screen').then((at) => at.InterestScreen),
  '/mypage/reviews': () => import('./mypage/reviews-screen').then((at) => at.ReviewsScreen),
  '/mypage/alerts': () => import('./notifications/alerts-screen').then((at) => at.AlertsScreen),
  '/legal': () => import('./legal/legal-list-screen').then((at) => at.LegalListScreen),
  '/legal/terms': () => import('./legal/legal-screen').then((at) => at.LegalScreen),
  '/legal/privacy': () => import('./legal/legal-screen').then((at) => at.LegalScreen),
  '/legal/location': () => import('./legal/legal-screen').then((at) => at.LegalScreen),
  '/legal/marketing': () => import('./legal/legal-screen').then((at) => at.LegalScreen),
  '/legal/refund': () => import('./legal/legal-screen').then((at) => at.LegalScreen),
  '/legal/operator': () => import('./legal/legal-screen').then((at) => at.LegalScreen),
  '/mypage/account': () => import('./mypage/account-screen').then((at) => at.AccountScreen),
  '/mypage/blocks': () => import('./mypage/blocks-screen').then((at) => at.BlocksScreen),
  '/mypage/payouts': () => import('./payouts/payouts-screen').then((at) => at.PayoutsScreen),
  '/mypage/payouts/statement': () => import('./payouts/statement-screen').then((at) => at.StatementScreen),
  '/mypage/payouts/statement/:gongguId': () =>
    import('./payouts/board-statement-screen').then((at) => at.BoardStatementScreen),
  '/mypage/leave': () => import('./mypage/leave-screen').then((at) => at.LeaveScreen),
  '/mypage/standing': () => import('./mypage/standing-screen').then((at) => at.StandingScreen),
  '/help': () => import('./help/help-screen').then((at) => at.HelpScreen),
  '/mypage/notice': () => import('./mypage/notice-screen').then((at) => at.NoticeScreen),
};

const FRAMES: Record<NonNullable<AppScreen['frame']>, FrameLoader> = {
  room: () => import('./chat/room-frame').then((at) => at.RoomFrame),
};

export const routes: RouteEntry[] = SCREENS.map((screen: AppScreen & { path: AppPath }) => ({
  ...screen,
  screen: LOADERS[screen.path],
  within: screen.frame && FRAMES[screen.frame],
}));
