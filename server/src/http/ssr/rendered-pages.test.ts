import { expect, test } from 'vitest';
import { renderedPages } from './rendered-pages';
import type { RenderInput, Rendering } from './renderer';

const input = (title: string, pathname = '/gonggu/list/7'): Omit<RenderInput, 'at'> => ({
  origin: 'http://o',
  pathname,
  search: '',
  reader: null,
  answers: [{ path: '/api/x', answer: { title } }],
});

function pagesBy(render: (input: RenderInput) => Promise<Rendering>) {
  const clock = { now: 1_000_000 };
  let rendered = 0;
  const counted = (given: RenderInput) => {
    rendered += 1;
    return render(given);
  };
  return { read: renderedPages({ render: counted }, () => clock.now), clock, rendered: () => rendered };
}

const asTold = async ({ answers }: RenderInput): Promise<Rendering> => ({
  outcome: 'rendered',
  html: JSON.stringify(answers[0]?.answer),
  ms: 1,
});

test('a page is rendered once for as long as nothing in it changes', async () => {
  const { read, rendered } = pagesBy(asTold);
  expect(await read(input('감자'))).toMatchObject({ outcome: 'rendered', html: '{"title":"감자"}' });
  expect(await read(input('감자'))).toMatchObject({ outcome: 'cached', html: '{"title":"감자"}' });
  expect(await read(input('고구마'))).toMatchObject({ outcome: 'rendered', html: '{"title":"고구마"}' });
  expect(rendered()).toBe(2);
});

test('its words about time do not grow old', async () => {
  const { read, clock, rendered } = pagesBy(asTold);
  const first = await read(input('감자'));
  clock.now += 61_000;
  expect(await read(input('감자'))).toMatchObject({ outcome: 'rendered', at: first.at + 61_000 });
  expect(rendered()).toBe(2);
});

test('whoever asks while it is being rendered gets that one', async () => {
  const { read, rendered } = pagesBy(asTold);
  const pages = await Promise.all([read(input('감자')), read(input('감자')), read(input('감자'))]);
  expect(pages.map(({ outcome }) => outcome)).toEqual(['rendered', 'cached', 'cached']);
  expect(rendered()).toBe(1);
});

test('what could not be rendered is tried again', async () => {
  const outcomes: Rendering[] = [{ outcome: 'late' }, { outcome: 'rendered', html: 'here', ms: 1 }];
  const { read } = pagesBy(async () => outcomes.shift()!);
  expect(await read(input('감자'))).toMatchObject({ outcome: 'late', html: null });
  expect(await read(input('감자'))).toMatchObject({ outcome: 'rendered', html: 'here' });
});

test('only so many are kept, those that were asked for last', async () => {
  const { read, rendered } = pagesBy(asTold);
  for (let page = 0; page < 501; page += 1) await read(input('감자', `/gonggu/list/${page}`));
  expect(await read(input('감자', '/gonggu/list/500'))).toMatchObject({ outcome: 'cached' });
  expect(await read(input('감자', '/gonggu/list/0'))).toMatchObject({ outcome: 'rendered' });
  expect(rendered()).toBe(502);
});
