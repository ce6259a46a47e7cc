import { expect, test } from 'vitest';
import { type Chat, dropChat, keepChat, storedChat } from './chat-memory';

const product = {
  product_id: 7,
  img_url: '/media/7.webp',
  name: '사과',
  price: 12_000,
  price_per_person: 3_000,
  people: 4,
  reason: '',
};
const offers = {
  recommended_products: [product],
  recommended_boards: [],
  unsure_products: [],
  unsure_boards: [],
  said_back: '',
  ways: [],
};
const chat: Chat = {
  sessionId: 'abc',
  count: 1,
  understood: [{ kind: 'want', label: '과일', drop: '찾는 것 지우기' }],
  exclusions: [{ key: 'milk', label: '우유' }],
  suggestions: ['더 싼 거'],
  entries: [
    { id: 1, status: 1, text: '과일' },
    { id: 2, status: 0, text: '사과는 어때요?', offers },
    { id: 3, status: 1, text: '더 싼 거' },
    { id: 4, status: 0, text: '', waiting: true },
  ],
};

test('a conversation is kept without the answer that is still on its way', () => {
  keepChat(chat);
  expect(storedChat('과일')).toEqual({ ...chat, entries: chat.entries.slice(0, 3) });
  dropChat();
  expect(storedChat('과일')).toBeNull();
});

test.each(['{', 'null', '{"entries":[]}', '{"entries":3}'])('%s is no conversation', (stored) => {
  sessionStorage.setItem('aiChat', stored);
  expect(storedChat('과일')).toBeNull();
});

test('a conversation is not taken for that of another question', () => {
  keepChat({ ...chat, keyword: '과일' });
  expect(storedChat('휴지')).toBeNull();
  expect(storedChat('과일')).not.toBeNull();
});
