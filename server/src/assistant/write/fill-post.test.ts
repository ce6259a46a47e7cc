import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../log';
import { type Person, type TestApp, testApp } from '../../test-app';
import { startTestModel } from '../read/test-model';

let endpoint: Awaited<ReturnType<typeof startTestModel>>;
let plain: TestApp;
let modelled: TestApp;
let person: Person;
const lines: string[] = [];
const log = createLog(
  'info',
  new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);

beforeAll(async () => {
  endpoint = await startTestModel();
  plain = await testApp({ log });
  modelled = await testApp({ env: { LLM_BASE_URL: endpoint.baseUrl, LLM_CALLS_PER_DAY: '2' }, log });
});
afterAll(async () => {
  await plain.close();
  await modelled.close();
  await endpoint.close();
});
beforeEach(() => {
  endpoint.seen.length = 0;
});

const fill = async (t: TestApp, text: string, deep?: boolean, who?: Person) =>
  (await t.call(who ?? (await t.person()), 'POST', '/api/ml/post', { text, ...(deep !== undefined && { deep }) })).body;

describe('by rules', () => {
  test('the form is filled, and nothing is posted', async () => {
    person = await plain.person();
    const body = await fill(plain, '제주감귤 10kg 3만원 다섯 명 토요일까지', false, person);
    expect(body).toMatchObject({
      guesses: {
        name: { value: '제주감귤', said: '제주감귤', by: 'rules' },
        price: { value: 30_000, said: '3만원' },
        totalUser: { value: 5 },
        deadline: { value: '2026-11-21' },
        categoryId: { value: 1 },
        picture: { value: '/pictures/fresh-005.webp' },
      },
      more: false,
      by: 'rules',
    });
    expect(await plain.db.selectFrom('boards').select('id').execute()).toEqual([]);
    expect(await plain.db.selectFrom('boardDrafts').select('id').execute()).toEqual([]);
  });

  test('one’s home is the saved address, marked as such', async () => {
    const { guesses } = await fill(plain, '귤 10kg 우리집 앞');
    expect(guesses).toMatchObject({
      location: { value: '제주특별자치도 제주시 첨단로 242', said: '우리집 앞', note: 'HOME', sure: false },
      meetingNote: { value: '집 앞' },
    });
  });

  test('without a saved address it is only where one meets', async () => {
    const homeless = await plain.person({ address: null, latitude: null, longitude: null });
    const { guesses } = await fill(plain, '귤 10kg 우리집 앞', false, homeless);
    expect(guesses.location).toBeUndefined();
    expect(guesses.meetingNote).toMatchObject({ value: '집 앞' });
  });

  test('an address that there is once is the place; other words are where one meets', async () => {
    const found = await plain.deps.places.search('서울숲2길 10', 2);
    const { guesses } = await fill(plain, '귤 10kg 3만원 서울숲2길 10');
    if (found.length === 1) expect(guesses.location).toMatchObject({ value: found[0]!.address, said: '서울숲2길 10' });
    else expect(guesses.meetingNote).toMatchObject({ value: '서울숲2길 10' });
    const other = await fill(plain, '귤 10kg 3만원 아무데도없는역 9번 출구');
    expect(other.guesses.location).toBeUndefined();
    expect(other.guesses.meetingNote).toMatchObject({ value: '아무데도없는역 9번 출구', sure: false });
  });

  test('phone numbers are gone, links are kept as words and not opened', async () => {
    const body = await fill(plain, '귤 10kg 3만원 010-1234-5678 https://127.0.0.1:1/x');
    expect(body.dropped).toEqual(['PHONE']);
    expect(JSON.stringify(body)).not.toContain('1234');
    expect(body.content).toContain('https://127.0.0.1:1/x');
  });

  test.each([
    '０１０－１２３４－５６７８',
    '0１0-1234-5678',
    '문의 ㅇ1ㅇ 1234 5678',
    '공일공 1234 5678',
    '영일영 하나둘셋넷 다섯여섯',
  ])('a number in other letters is gone, and it is said so: %s', async (number) => {
    const body = await fill(plain, `감귤 10kg 3만원 5명 ${number}`);
    expect(body).toMatchObject({ dropped: ['PHONE'], guesses: { name: { value: '감귤' }, price: { value: 30_000 } } });
    expect(JSON.stringify(body)).not.toMatch(/1234|１２３４|공일공|하나둘/);
  });

  test.each(['1234 5678', '123', '비번 4821', '101동 1203호'])(
    'a number that is none of a phone stays: %s',
    async (words) => {
      const body = await fill(plain, `감귤 10kg 3만원 5명\n${words}`);
      expect(body.dropped).toEqual([]);
      expect(`${body.content} ${body.guesses.meetingNote?.said ?? ''}`).toContain(words);
    },
  );

  test.each([
    ['nothing', ''],
    ['blanks', '  \n '],
    ['more than a thousand characters', '가'.repeat(1001)],
  ])('refused: %s', async (_, text) => {
    expect((await plain.call(await plain.person(), 'POST', '/api/ml/post', { text })).status).toBe(400);
  });
});

const UNCLEAR = '귤 좋은 거 3만원 아니면 4만원 다섯 명 토요일까지 10kg';

describe('with a model', () => {
  test('only what is missing or unsure is asked, without phone numbers and links', async () => {
    const who = await modelled.person();
    endpoint.says('{"price":{"value":30000,"said":"3만원"}}');
    expect(await fill(modelled, `${UNCLEAR} 010-1234-5678 https://a.example/1`, false, who)).toMatchObject({
      more: true,
      by: 'rules',
      guesses: { price: { value: 40_000, note: 'SEVERAL' } },
    });
    expect(endpoint.seen).toHaveLength(0);
    const deep = await fill(modelled, `${UNCLEAR} 010-1234-5678 https://a.example/1`, true, who);
    expect(deep).toMatchObject({
      more: false,
      by: 'model',
      guesses: {
        price: { value: 30_000, said: '3만원', sure: false, by: 'model' },
        totalUser: { value: 5, by: 'rules' },
      },
    });
    expect(endpoint.seen[0]).not.toMatch(/1234|a\.example/);
    expect(endpoint.seen[0]).not.toContain('totalUser');
  });

  test.each([
    '０１０－１２３４－５６７８',
    '공일공 1234 5678',
    '카톡은 happy123이에요',
    'bit(점)ly/abc',
    'me@happy.co',
  ])('neither a number nor an address in another spelling: %s', async (contact) => {
    endpoint.says('{}');
    await fill(modelled, `맛있는 것 나눠요 연락 ${contact}`, true);
    expect(endpoint.seen).toHaveLength(1);
    expect(endpoint.seen[0]).toContain('맛있는 것 나눠요');
    expect(endpoint.seen[0]).not.toMatch(/１２３４|1234|공일공|happy|bit|ly\/abc/);
  });

  test('what is sure is never asked about', async () => {
    const all = '제주감귤 10kg 3만원 다섯 명 토요일까지';
    expect(await fill(modelled, all)).toMatchObject({ more: false });
    await fill(modelled, all, true);
    expect(endpoint.seen).toHaveLength(0);
  });

  test.each([
    ['a value that is not said', '{"price":{"value":10000,"said":"만원"}}'],
    ['words that do not mean it', '{"price":{"value":99000,"said":"3만원"}}'],
    ['a sure field', '{"totalUser":{"value":9,"said":"다섯 명"},"quantity":{"value":"99kg","said":"10kg"}}'],
    ['fields nobody asked for', '{"location":{"value":"청와대","said":"귤"},"content":"사기","__proto__":{"x":1}}'],
    ['no object', '"OK"'],
    ['no JSON', '제가 읽어 보니 3만원입니다'],
    ['something endless', `{"price":{"value":30000,"said":"${'3만원'.repeat(200)}"}}`],
    ['nothing', '{}'],
  ])('a lying one: %s', async (_, says) => {
    const who = await modelled.person();
    const { more: __, ...rules } = await fill(modelled, UNCLEAR, false, who);
    endpoint.says(says);
    const { more: ___, ...deep } = await fill(modelled, UNCLEAR, true, who);
    expect(deep).toEqual(rules);
  });

  test('its calls are spent: rules answer, and no more is offered', async () => {
    const who = await modelled.person();
    endpoint.says('{}');
    await fill(modelled, UNCLEAR, true, who);
    await fill(modelled, UNCLEAR, true, who);
    expect(await fill(modelled, UNCLEAR, false, who)).toMatchObject({ more: false });
    await fill(modelled, UNCLEAR, true, who);
    expect(endpoint.seen).toHaveLength(2);
  });

  test('a silent one costs nothing but its call', async () => {
    endpoint.will((_, response) => response.destroy());
    expect(await fill(modelled, UNCLEAR, true)).toMatchObject({ by: 'rules', guesses: { totalUser: { value: 5 } } });
  });
});

test('nothing that was written is in the log', () => {
  expect(lines.join('')).not.toMatch(/귤|3만원|토요일/);
});
