import type { BoardDetail } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { DetailBelow } from '../../boards/detail/detail-below';
import { StartScreen } from '../../onboarding/start-screen';
import { TestRouter, visit } from '../../shell/test-router';
import { LegalFoot } from './legal-foot';

const WORDS = '뭉치는 통신판매중개자이며 거래의 당사자가 아니에요. 상품과 거래의 책임은 공구를 연 이웃에게 있어요.';

const post = {
  id: 7,
  title: '휴지 30롤',
  productId: null,
  content: '두 팩씩 나눠요.',
  location: '제주시 영평동',
  participants: [{ userId: 3, nickname: '귤지기', profileUrl: '', seats: 1 }],
  takeable: 0,
  undoUntil: null,
} as unknown as BoardDetail;

test.each([
  ['by itself', <LegalFoot key="foot" />],
  ['at the foot of the start', <StartScreen key="start" />],
  ['as the last line of a post', <DetailBelow key="post" board={post} />],
])('who answers for a purchase, and the way to each text, %s', async (_, shown) => {
  visit('/start');
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/start': shown }} />
    </QueryClientProvider>,
  );
  await screen.findByText(WORDS);
  const links = within(screen.getByRole('navigation', { name: '약관과 정책' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['이용약관', '/legal/terms'],
    ['개인정보 처리방침', '/legal/privacy'],
    ['위치기반서비스 이용약관', '/legal/location'],
    ['사업자 정보', '/legal/operator'],
  ]);
  expect(container.textContent).toMatch(/사업자 정보$/);
});
