import type { ChatRoom, CurrentUser } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { testMember, testRoom } from '../api/test-room';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { Notices } from '../shell/notices';
import { TestRouter, visit } from '../shell/test-router';
import { PayScreen } from './pay-screen';

const ORDER = { merchantUid: 'mungchi_1', amount: 3333, name: '제주 감귤 10kg 공구합니다.' };
const ME = { id: 102, name: '김새봄', email: 'saebom@example.org', phone: '010-1234-5678', address: '제주시' };
const CONFIG = { demo: true, kakaoMapKey: null, kakaoShareKey: null, daumPostcode: false, cloudinary: null };

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('pointer: fine'), media: query }));
});

type Script = {
  kind?: 'sandbox' | 'none';
  room?: () => Reply | ChatRoom;
  card?: () => Reply;
  pay?: () => Reply;
  order?: () => Reply;
};

function open({ kind = 'sandbox', room = () => testRoom(), card, pay, order }: Script = {}) {
  const asReply = (answer: Reply | ChatRoom): Reply =>
    typeof answer === 'object' && 'participants' in answer ? { body: answer } : answer;
  const server = standInServer({
    'GET /api/chat/rooms/7': () => asReply(room()),
    'GET /api/chat/rooms/7/ledger': () => ({ body: { held: 0, handedOver: 0, refunded: 0, entries: [] } }),
    'GET /api/users': () => ({ body: ME as CurrentUser }),
    'GET /api/config': () => ({ body: { ...CONFIG, payment: { kind } } }),
    'POST /api/chat/rooms/7/orders': () => order?.() ?? { body: ORDER },
    'POST /sandbox/portone/payments': () => card?.() ?? { body: { imp_uid: 'imp_1', success: true, error_msg: null } },
    'POST /api/chat/rooms/7/pay': () =>
      pay?.() ?? { body: { payStatement: 'PAID', stage: 'PAYING', status: '구매중' } },
  });
  visit('/chat/7/pay');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter
        screens={{ '/chat/:chatRoomId/pay': <PayScreen />, '/chat/:chatRoomId': <p>방</p>, '/': <p>홈</p> }}
      />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const paidRoom = () =>
  testRoom({
    stage: 'PAYING',
    participants: testRoom().participants.map((person) => ({ ...person, payStatement: 'PAID' as const })),
  });

describe('what is shown', () => {
  test('the collected amount counts what was really paid and the leader’s share', async () => {
    open();
    await screen.findByRole('heading', { name: '결제 현황이에요.' });
    const panel = screen.getByRole('region', { name: '모인 금액' });
    expect(panel.textContent).toContain('6,667원');
    expect(panel.textContent).toContain('1명 결제 완료 · 나만 남았어요');
    expect(screen.getByText('한 명만 더 결제하면 리더가 주문해요.')).toBeTruthy();
    expect(screen.getByText(/남은 1원은 리더 성수댁님이 내요/)).toBeTruthy();
    const [own, leader, other] = screen.getAllByRole('listitem');
    expect(own?.textContent).toMatch(/새봄.*나.*3,333원.*결제 전/);
    expect(leader?.textContent).toMatch(/성수댁.*리더.*3,334원 · 살 때 직접 내요.*리더 부담/);
    expect(other?.textContent).toMatch(/감자.*결제 완료/);
  });

  test('the leader reads the share and what is left over as one amount', async () => {
    const people = testRoom().participants.map((person) => ({ ...person, me: person.role === 'LEADER' }));
    open({ room: () => testRoom({ participants: people }) });
    const own = await screen.findByRole('region', { name: '내 결제' });
    expect(own.textContent).toContain('리더 부담 금액3,334원');
    expect(screen.queryByRole('button', { name: '결제 완료' })).toBeNull();
  });

  test('the leader buys from here, once everybody has paid', async () => {
    const people = paidRoom().participants.map((person) => ({ ...person, me: person.role === 'LEADER' }));
    open({ room: () => ({ ...paidRoom(), participants: people }) });
    expect(await screen.findByText('모두 결제했어요. 이제 물건을 살 차례예요.')).toBeTruthy();
    await press('구매 완료');
    expect(await screen.findByRole('dialog', { name: '모두 합해 얼마에 샀나요?' })).toBeTruthy();
  });

  test('where less was spent, everybody reads what it came to', async () => {
    const bought = { ...paidRoom(), stage: 'PURCHASED' as const, spent: 8_500 };
    const people = bought.participants.map((one) => (one.role === 'FOLLOWER' ? { ...one, refunded: 500 } : one));
    open({ room: () => ({ ...bought, participants: people }) });
    const panel = await screen.findByRole('region', { name: '모인 금액' });
    expect(panel.textContent).toContain('8,500원 중 100%');
    expect(screen.getByRole('region', { name: '내 결제' }).textContent).toContain('내가 낸 금액2,833원');
    const [own, leader] = screen.getAllByRole('listitem');
    expect(own?.textContent).toMatch(/3,333원 · 500원 돌려받음/);
    expect(leader?.textContent).toMatch(/2,834원 · 살 때 직접 냈어요/);
    expect(screen.getByText(/남은 1원은 .* 딱 8,500원이에요/)).toBeTruthy();
  });

  test('nothing is said of a remainder where there is none', async () => {
    const even = ['LEADER', 'FOLLOWER', 'FOLLOWER'].map((role, at) =>
      testMember({ participantId: at + 1, role: role as 'LEADER', me: at === 1, perPersonPrice: 3000 }),
    );
    open({ room: () => testRoom({ price: 9000, perPersonPrice: 3000, participants: even }) });
    await screen.findByRole('heading', { name: '결제 현황이에요.' });
    expect(screen.queryByText(/남은 .*원은/)).toBeNull();
  });

  test('a cancelled room where nobody had paid speaks neither of refunds nor of a remainder', async () => {
    const unpaid = testRoom().participants.map((person) => ({ ...person, payStatement: 'UNPAID' as const }));
    const server = open({ room: () => testRoom({ stage: 'CANCELLED', participants: unpaid }) });
    expect(await screen.findAllByText('결제 안 함')).toHaveLength(2);
    expect(await screen.findByText('취소된 공구예요. 결제한 이웃은 없어요.')).toBeTruthy();
    await waitFor(() => expect(server.sent('GET /api/chat/rooms/7/ledger')).toHaveLength(1));
    expect(screen.queryByText('환불이 모두 끝났어요')).toBeNull();
    expect(screen.queryByText(/남은 .*원은/)).toBeNull();
  });

  test.each([
    ['unpaid while recruited', testRoom(), '결제하기', false],
    ['paid while recruited', testRoom({ participants: paidRoom().participants }), '결제 완료', true],
    ['unpaid in another stage', testRoom({ stage: 'PURCHASED' }), '결제 완료', true],
    ['cancelled', testRoom({ stage: 'CANCELLED' }), '취소된 공구예요', true],
  ])('the button: %s', async (_, room, words, disabled) => {
    open({ room: () => room });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: words })).disabled).toBe(disabled);
  });

  test.each([
    ['a stranger', refusal(403, 'NOT_A_MEMBER'), '잘못된 접근입니다.'],
    [
      'somebody who lost the seat',
      refusal(403, 'NOT_A_MEMBER', { left: '결제 기한이 지나 자리를 다른 이웃에게 열었어요.' }),
      '참여가 끝난 공구예요.결제 기한이 지나 자리를 다른 이웃에게 열었어요.',
    ],
    ['a room that does not exist', refusal(404, 'ROOM_NOT_FOUND'), '채팅방을 불러올 수 없어요.'],
    ['a room that still recruits', { body: testRoom({ stage: 'RECRUITING' }) }, '아직 모집 중입니다.'],
  ])('%s sees why it is closed', async (_, reply, words) => {
    open({ room: () => reply as Reply });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });
});

describe('paying by the overlay', () => {
  test('approved and verified', async () => {
    let paid = false;
    const server = open({
      room: () => (paid ? paidRoom() : testRoom()),
      pay: () => {
        paid = true;
        return { body: { payStatement: 'PAID', stage: 'PAYING', status: '구매중' } };
      },
    });
    await press('결제하기');
    expect(within(await screen.findByRole('dialog', { name: '카드 결제' })).getByText('3,333원')).toBeTruthy();
    await press('승인');
    await screen.findByText('결제 성공!');
    await press('확인');
    await screen.findByRole('button', { name: '결제 완료' });
    await waitFor(() =>
      expect(server.sent('POST /sandbox/portone/payments')[0]?.body).toMatchObject({
        merchant_uid: 'mungchi_1',
        amount: 3333,
        buyer_email: 'saebom@example.org',
      }),
    );
    await waitFor(() =>
      expect(server.sent('POST /api/chat/rooms/7/pay').map(({ body }) => body)).toEqual([{ impUid: 'imp_1' }]),
    );
  });

  test('declined by the card, and closed', async () => {
    const server = open({
      card: () => ({ body: { imp_uid: 'imp_2', success: false, error_msg: '카드 승인이 거절됐어요.' } }),
    });
    await press('결제하기');
    await press('거절');
    await screen.findByText('결제 실패: 카드 승인이 거절됐어요.');
    await screen.findByText('다른 카드로 다시 결제할 수 있어요.');
    await press('확인');
    await press('결제하기');
    await press('닫기');
    await screen.findByRole('button', { name: '결제창을 닫았어요. 아직 결제되지 않았어요.' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.sent('POST /api/chat/rooms/7/pay')).toEqual([]);
  });

  test('where no payment is set up, it says so', async () => {
    open({ kind: 'none' });
    await press('결제하기');
    await screen.findByText(/결제 실패: 지금은 카드 결제를 쓸 수 없어요/);
  });

  test('not verified', async () => {
    open({ pay: () => refusal(409, 'PAYMENT_MISMATCH') });
    await press('결제하기');
    await press('승인');
    await screen.findByText('결제 검증 실패');
    await press('확인');
    await press('문의하기');
    await waitFor(() => expect(location.pathname + location.search).toBe('/help?kind=PAYMENT&board=7'));
  });

  test('a lost answer is asked for again; pressing once more opens no second card page', async () => {
    let online = false;
    const server = open({
      room: () => (online ? paidRoom() : testRoom()),
      pay: () => (online ? { body: { payStatement: 'PAID', stage: 'PAYING', status: '구매중' } } : 'no network'),
    });
    await press('결제하기');
    await press('승인');
    await screen.findByText('결제 처리 중 오류 발생', {}, { timeout: 5000 });
    await press('확인');
    online = true;
    await press('결제하기');
    await screen.findByText('결제 성공!');
    await waitFor(() => expect(server.sent('POST /sandbox/portone/payments')).toHaveLength(1));
    const told = server.sent('POST /api/chat/rooms/7/pay').map(({ body }) => (body as { impUid: string }).impUid);
    expect(new Set(told)).toEqual(new Set(['imp_1']));
    expect(told.length).toBeGreaterThan(2);
  });

  test('when the order is refused because the share is paid meanwhile, that is the news', async () => {
    let asked = 0;
    open({ room: () => (asked++ === 0 ? testRoom() : paidRoom()), order: () => refusal(409, 'NOT_PAYABLE') });
    await press('결제하기');
    await screen.findByText('결제 성공!');
  });
});

test('above the button stands where the money is until then, with the refund rules', async () => {
  open();
  const rules = await screen.findByRole('link', { name: '환불 규정' });
  expect(rules.getAttribute('href')).toBe('/legal/refund');
  expect(rules.closest('p')?.textContent).toContain('물건을 받을 때까지 뭉치가 맡아 둬요.');
});
