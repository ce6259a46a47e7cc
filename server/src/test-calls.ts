import { DAY_MS, DEFAULT_NOTIFICATION_SETTINGS, type Endpoint } from '@mungchi/contract';
import { boardForm } from './boards/test-boards';
import { subscription } from './notifications/push/test-subscription';
import type { TestRoom } from './payments/test-rooms';
import type { TestApp } from './test-app';
import type { Caller } from './test-matrix-lines';

/** A query that the endpoint accepts. */
export function goodQuery({ path }: Endpoint): Record<string, unknown> {
  if (path === '/api/users/nickname') return { nickname: '아무나' };
  if (path === '/api/places/search') return { query: '첨단로' };
  if (path === '/api/places/reverse') return { latitude: 33.45, longitude: 126.57 };
  if (path === '/api/operator/people' || path === '/api/operator/boards') return { query: '이웃' };
  if (path === '/api/visit/areas') return { query: '성수동' };
  if (path === '/api/visit/area' || path === '/api/visit/boards') return { area: '11200114' };
  if (path === '/api/visit/boards/search') return { area: '11200114', keyword: '감귤' };
  if (path === '/api/chat/rooms/:chatRoomId/search') return { q: '봉투' };
  return path.endsWith('/search') ? { keyword: '감귤' } : {};
}

/** Who and what is named in a path: what is there once, and no one thing of everything else. */
export async function goodParams(t: TestApp, room: TestRoom, caller: Caller): Promise<Record<string, unknown>> {
  const other = caller === 'leader' ? room.followers[0]! : room.leader;
  const { id } = await t.db
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', room.id)
    .where('userId', '=', other.userId)
    .executeTakeFirstOrThrow();
  const { userId } = room.leader;
  const ids = { boardId: room.id, chatRoomId: room.id, userId, categoryId: 1, targetParticipantId: id };
  return {
    ...ids,
    deviceId: 999_999,
    alertId: 999_999,
    draftId: crypto.randomUUID(),
    pollId: 999_999,
    seq: 999_999,
    questionId: 999_999,
    disputeId: 999_999,
    wishId: 999_999,
    reportId: 999_999,
    troubleId: 'imp_nobody',
    payoutId: 999_999,
    inquiryId: 999_999,
    appealId: 999_999,
    sanctionId: 999_999,
    messageId: `${room.id}-999999`,
    reviewId: 999_999,
    jobId: 999_999,
    kind: 'terms',
    provider: 'naver',
    sessionId: '00000000-0000-4000-8000-000000000000',
  };
}

/** Nobody has a name twice. */
let names = 0;

/** A body that the endpoint accepts; undefined where it has none. */
export async function goodBody(t: TestApp, { method, path }: Endpoint, room: TestRoom): Promise<object | undefined> {
  names += 1;
  // Short, however many calls went before in this process.
  const nickname = `가${names.toString(36)}`;
  switch (`${method} ${path}`) {
    case 'POST /api/users': {
      const about = { phone: '010-1234-5678', birth: '1990-05-05', gender: 'MALE' };
      return { nickname, ...about, profileUrl: '/avatars/mint.webp' };
    }
    case 'PUT /api/users':
      return { nickname, profileUrl: '/avatars/mint.webp' };
    case 'POST /api/users/location':
      return { address: '제주특별자치도 제주시 첨단로 242', latitude: 33.4507, longitude: 126.5707 };
    case 'POST /api/users/check':
      return { latitude: 33.4507, longitude: 126.5707, accuracy: 20 };
    case 'POST /api/users/consents':
      return { consents: [{ kind: 'TERMS', version: 1, given: true }] };
    case 'POST /api/users/interest-category':
      return { interestCategory: '신선식품' };
    case 'POST /api/group-boards':
    case 'PUT /api/group-boards/:boardId':
      return boardForm(t, { totalUser: 3, price: 10_000 });
    case 'PUT /api/group-boards/:boardId/repeat':
      return { weeks: 2, weekday: 1 };
    case 'PUT /api/chat/rooms/:chatRoomId/packing/:targetParticipantId':
      return { note: '3층 문고리' };
    case 'PUT /api/drafts/:draftId':
      return { form: { name: '제주 감귤', totalUser: 4, price: 40_000 }, images: [] };
    case 'POST /api/wishes':
      return { name: '감귤', sure: true };
    case 'POST /api/chat/rooms/:chatRoomId/pay':
      return { impUid: 'imp_somebody' };
    case 'POST /api/payments/webhook':
      return { imp_uid: 'imp_somebody' };
    case 'POST /api/chat/rooms/:chatRoomId/reviews/:targetParticipantId':
      return { star: 5, keywords: ['친절해요'], review: '고마워요' };
    case 'PUT /api/chat/rooms/:chatRoomId/mute':
      return { muted: true };
    case 'POST /api/group-boards/:boardId/questions':
    case 'PUT /api/group-boards/:boardId/questions/:questionId/answer':
      return { text: '껍질이 얇은 귤인가요?' };
    case 'PUT /api/chat/rooms/:chatRoomId/pin':
      return { seq: 1 };
    case 'POST /api/chat/rooms/:chatRoomId/receipts':
      return { spent: 9000, note: '직판장에서 샀어요' };
    case 'PATCH /api/chat/rooms/:chatRoomId/seats':
      return { seats: 1 };
    case 'POST /api/chat/rooms/:chatRoomId/change':
      return { stay: true };
    case 'POST /api/chat/rooms/:chatRoomId/buy-by':
      return { days: 1, reason: 'STOCK' };
    case 'PUT /api/chat/rooms/:chatRoomId/appointment':
      return { startsAt: new Date(t.clock.now.getTime() + DAY_MS).toISOString(), place: '정문 앞', note: '' };
    case 'POST /api/chat/rooms/:chatRoomId/polls':
      return {
        slots: [1, 2].map((days) => ({ startsAt: new Date(t.clock.now.getTime() + days * DAY_MS).toISOString() })),
      };
    case 'PUT /api/chat/rooms/:chatRoomId/polls/:pollId/answer':
      return { slots: [1] };
    case 'POST /api/chat/rooms/:chatRoomId/polls/:pollId/pick':
      return { slot: 1 };
    case 'POST /api/chat/rooms/:chatRoomId/disputes':
      return { kind: 'SHORT', text: '세 개가 모자라요' };
    case 'PATCH /api/chat/rooms/:chatRoomId/disputes/:disputeId/contest':
      return { text: '모두 넣었어요' };
    case 'PUT /api/payouts/account':
      return { bank: '004', number: '123456-04-123456', holder: '김이웃' };
    case 'PUT /api/notifications/settings':
      return DEFAULT_NOTIFICATION_SETTINGS;
    case 'POST /api/notifications/devices':
      return subscription(`https://fcm.googleapis.com/fcm/send/${room.id}`).toJSON();
    case 'POST /api/operator/reports/:reportId/decide':
      return { decision: 'FINE', reason: '괜찮아요' };
    case 'POST /api/operator/disputes/:disputeId/decide':
      return { refund: 1000, confirm: 1000, reason: '사진에 보여요' };
    case 'POST /api/operator/troubles/:troubleId/decide':
      return { verb: 'SEEN', reason: '확인했어요' };
    case 'PATCH /api/operator/payouts/:payoutId/sent':
      return { reference: 'KB 20261117', confirm: 1000 };
    case 'PATCH /api/operator/payouts/:payoutId/failed':
    case 'PATCH /api/operator/payouts/:payoutId/returned':
      return { why: '계좌가 닫혀 있어요', confirm: 1000 };
    case 'POST /api/operator/inquiries/:inquiryId/answer':
      return { answer: '살펴볼게요' };
    case 'POST /api/operator/appeals/:appealId/answer':
      return { answer: '다시 봤어요', lift: false };
    case 'POST /api/operator/people/:userId/sanctions':
      return { sanction: { kind: 'WARNED' }, reason: '말을 곱게 해 주세요' };
    case 'POST /api/operator/boards/:boardId/call-off':
      return { reason: '팔 수 없는 물품이에요', confirm: 0 };
    case 'DELETE /api/operator/sanctions/:sanctionId':
    case 'POST /api/operator/people/:userId/verify-again':
    case 'POST /api/operator/boards/:boardId/take-down':
    case 'POST /api/operator/messages/:messageId/hide':
    case 'POST /api/operator/reviews/:reviewId/hide':
      return { reason: '팔 수 없는 물품이에요' };
    case 'POST /api/operator/announcements':
      return { title: '점검해요', body: '내일 새벽에 잠시 쉬어요', confirm: 0 };
    case 'PUT /api/operator/settings':
    case 'PUT /api/setup/settings':
      return { settings: [{ name: 'SERVICE_NAME', value: '뭉치' }] };
    case 'POST /api/setup/open':
      return { key: 'of-the-printed-address' };
    case 'POST /api/setup/restore':
      return { name: '2026-11-16T18-40-00' };
    case 'POST /api/operator/confirm':
    case 'POST /api/setup/confirm':
      return { code: '123456' };
    case 'POST /api/appeals':
      return { text: '다시 봐 주세요' };
    case 'POST /api/inquiries':
      return { kind: 'OTHER', text: '어떻게 하나요?' };
    case 'POST /api/alerts':
      return { word: '감귤' };
    case 'PUT /api/alerts/reach':
      return { reach: 1500 };
    case 'POST /api/reports':
      return { target: { kind: 'BOARD', id: room.id }, reason: 'SCAM' };
    case 'POST /api/users/phone/confirm':
      return { code: '123456' };
    case 'POST /api/ml/post':
      return { text: '제주감귤 10kg 3만원 다섯 명' };
    case 'POST /api/ml/chat':
      return { message: '사과' };
    default:
      return undefined;
  }
}
