import { expect, test } from 'vitest';
import type { Drawing, Sketch } from './drawer';
import { drawnPages } from './drawn-pages';

const sketch = (title: string, pathname = '/gonggu/list/7'): Omit<Sketch, 'at'> => ({
  origin: 'http://o',
  pathname,
  search: '',
  reader: null,
  answers: [{ path: '/api/x', answer: { title } }],
});

function pagesBy(draw: (sketch: Sketch) => Promise<Drawing>) {
  const clock = { now: 1_000_000 };
  let drawn = 0;
  const counted = (given: Sketch) => {
    drawn += 1;
    return draw(given);
  };
  return { read: drawnPages({ draw: counted }, () => clock.now), clock, drawn: () => drawn };
}

const asTold = async ({ answers }: Sketch): Promise<Drawing> => ({
  outcome: 'drawn',
  html: JSON.stringify(answers[0]?.answer),
  ms: 1,
});

test('a page is drawn once for as long as nothing in it changes', async () => {
  const { read, drawn } = pagesBy(asTold);
  expect(await read(sketch('감자'))).toMatchObject({ outcome: 'drawn', html: '{"title":"감자"}' });
  expect(await read(sketch('감자'))).toMatchObject({ outcome: 'kept', html: '{"title":"감자"}' });
  expect(await read(sketch('고구마'))).toMatchObject({ outcome: 'drawn', html: '{"title":"고구마"}' });
  expect(drawn()).toBe(2);
});

test('its words about time do not grow old', async () => {
  const { read, clock, drawn } = pagesBy(asTold);
  const first = await read(sketch('감자'));
  clock.now += 61_000;
  expect(await read(sketch('감자'))).toMatchObject({ outcome: 'drawn', at: first.at + 61_000 });
  expect(drawn()).toBe(2);
});

test('whoever asks while it is being drawn gets that one', async () => {
  const { read, drawn } = pagesBy(asTold);
  const pages = await Promise.all([read(sketch('감자')), read(sketch('감자')), read(sketch('감자'))]);
  expect(pages.map(({ outcome }) => outcome)).toEqual(['drawn', 'kept', 'kept']);
  expect(drawn()).toBe(1);
});

test('what could not be drawn is tried again', async () => {
  const outcomes: Drawing[] = [{ outcome: 'late' }, { outcome: 'drawn', html: 'here', ms: 1 }];
  const { read } = pagesBy(async () => outcomes.shift()!);
  expect(await read(sketch('감자'))).toMatchObject({ outcome: 'late', html: null });
  expect(await read(sketch('감자'))).toMatchObject({ outcome: 'drawn', html: 'here' });
});

test('only so many are kept, those that were asked for last', async () => {
  const { read, drawn } = pagesBy(asTold);
  for (let page = 0; page < 501; page += 1) await read(sketch('감자', `/gonggu/list/${page}`));
  expect(await read(sketch('감자', '/gonggu/list/500'))).toMatchObject({ outcome: 'kept' });
  expect(await read(sketch('감자', '/gonggu/list/0'))).toMatchObject({ outcome: 'drawn' });
  expect(drawn()).toBe(502);
});
