import { chatRooms } from '@mungchi/contract/calls';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, endpointKey, readNews } from './query-client';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('a first reading that is older than the news does not become the answer', async () => {
  const queries = createQueryClient();
  const queryKey = endpointKey(chatRooms);
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  stops.push(observer.subscribe(() => {}));
  expect(answers).toHaveLength(1);
  const news = readNews(queries, queryKey);
  answers[0]!('before');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!('after');
  await news;
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'after' });
});
