import { expect, test } from 'vitest';
import type { Card, Detail, Form, Me, Product, ProductBoard, ProductDetail, Reply } from './entities';
import { type Stranger, useStrangers } from './strangers';

/** Two hosts of one domain. Browsers take every name under localhost for this machine. */
const strangers = useStrangers(
  { web: 'app.mungchi.localhost', api: 'api.mungchi.localhost' },
  { COOKIE_DOMAIN: 'mungchi.localhost' },
);
const DEADLINE = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const PLACE = '제주특별자치도 제주시 첨단로 242';

test('a post is written, found, hearted, edited and deleted from another origin', async () => {
  const writer = await strangers.newcomer('글쓴이');
  const upload = (colour: string, type: 'png' | 'jpeg') =>
    writer.page.evaluate(([c, t]) => window.client.upload(c, t), [colour, type] as const);
  const images = [await upload('purple', 'png'), await upload('green', 'jpeg')];
  for (const image of images) expect(image).toMatch(/^http:\/\/api\.mungchi\.localhost:\d+\//);
  const form = { name: '못난이 당근', totalUser: 4, quantity: '8봉', price: 20_000, location: PLACE };
  // As input fields give it: figures are texts.
  await writer.ask('POST', '/api/group-boards', {
    ...form,
    totalUser: '4',
    price: '20000',
    content: '흙당근이에요',
    deadline: DEADLINE,
    categoryId: 1,
    images,
  });

  const card = await find(writer, '/api/group-boards/search?keyword=당근', '못난이 당근 8봉 공구합니다.');
  expect(card).toMatchObject({
    price: 20_000,
    boardStatus: 'OPEN',
    totalUsers: 4,
    currentUsers: 1,
    largeCategoryId: 1,
  });
  for (const list of ['', '/categories/1', '/me']) await find(writer, `/api/group-boards${list}`, card.title);
  expect((await writer.ask<Card[]>('GET', '/api/group-boards/recommend')).length).toBeLessThan(100);
  await writer.sees(card.image, card.participants[0]!.profileUrl);

  const path = `/api/group-boards/${card.id}`;
  const detail = await writer.ask<Detail>('GET', path);
  expect(detail).toMatchObject({ content: '흙당근이에요', editable: true, join: true, likeCount: 0, productId: null });
  expect(detail.participants[0]).toMatchObject({ nickname: '글쓴이' });
  await writer.sees(...detail.images);

  await writer.ask('POST', `${path}/like`);
  expect((await writer.ask<Card[]>('GET', '/api/group-boards/like')).map(({ id }) => id)).toEqual([card.id]);
  expect((await writer.ask<Detail>('GET', path)).likeCount).toBe(1);
  await writer.ask('DELETE', `${path}/like`);
  expect(await writer.ask<Card[]>('GET', '/api/group-boards/like')).toEqual([]);

  // The form goes back as it came, but for one field.
  const filled = await writer.ask<Form>('GET', `${path}/edit`);
  expect(filled).toMatchObject({ ...form, categoryId: 1 });
  await writer.ask('PUT', path, { ...filled, content: '씻은 당근이에요' });
  const edited = await writer.ask<Detail>('GET', path);
  expect(edited).toMatchObject({ content: '씻은 당근이에요', images: detail.images });

  // Whoever was sent the link opens it without a session, and home sends them to the start.
  const visitor = await strangers.visitor('/');
  await visitor.page.waitForURL('**/start');
  expect((await visitor.call<Detail>('GET', path)).body).toMatchObject({ title: card.title, editable: false });

  await writer.ask('DELETE', path);
  expect((await writer.call('GET', path)).status).toBe(404);
  expect(await writer.ask<Card[]>('GET', '/api/group-boards/me')).toEqual([]);
});

test('the shop, its purchases and the assistant', async () => {
  const buyer = await strangers.newcomer('장보기');
  const rows = await buyer.ask<Product[][]>('GET', '/api/products/main');
  expect(rows).toHaveLength(4);
  const [recommended] = await buyer.ask<Product[]>('GET', '/api/products/recommend');
  await buyer.sees(recommended!.imgUrl, ...rows.map((row) => row[0]!.imgUrl));
  const page = await buyer.ask<Product[]>('GET', '/api/products/categories/2/scroll');
  const next = await buyer.ask<Product[]>('GET', `/api/products/categories/2/scroll?lastId=${page.at(-1)!.id}`);
  expect(next.filter(({ id }) => page.some((shown) => shown.id === id))).toEqual([]);
  const { id, name, price, imgUrl } = page[0]!;
  const found = await buyer.ask<Product[]>('GET', `/api/products/search?keyword=${encodeURIComponent(name)}`);
  expect(found.map((product) => product.id)).toContain(id);

  const product = await buyer.ask<ProductDetail>('GET', `/api/products/${id}`);
  expect(product.productUrl).toMatch(/^https?:\/\//);
  await buyer.ask('POST', `/api/products/${id}/like`);
  expect((await buyer.ask<Product[]>('GET', '/api/products/like')).map((liked) => liked.id)).toEqual([id]);
  await buyer.ask('DELETE', `/api/products/${id}/like`);
  expect((await buyer.ask<ProductDetail>('GET', `/api/products/${id}`)).likeCount).toBe(product.likeCount);

  const form = {
    name,
    totalUser: 5,
    quantity: '5개',
    price: price * 5,
    location: PLACE,
    content: '',
    deadline: DEADLINE,
  };
  await buyer.ask('POST', '/api/group-boards', { ...form, categoryId: 2, productId: id, images: [imgUrl] });
  const boards = await buyer.ask<ProductBoard[]>('GET', `/api/products/${id}/group-boards`);
  const own = boards.find((board) => board.participants[0]!.nickname === '장보기')!;
  expect(own).toMatchObject({ totalUser: 5, deadline: DEADLINE });
  await buyer.sees(own.participants[0]!.profileUrl);
  expect((await buyer.call('POST', `/api/group-boards/${own.id}/join`)).status).toBe(409);

  // The profile goes along for the first two messages, then the session does.
  const { name: called, ...rest } = await buyer.ask<Me & { birth: string; gender: string }>('GET', '/api/users');
  const user_profile = { name: called, birth: rest.birth, gender: rest.gender };
  let reply: Reply = { bot_response: '', session_id: '', message_count: 0, recommended_products: [] };
  for (const message of ['아침에 먹을 과일 추천해 줘', '더 싼 걸로', '둘이 먹을 거야']) {
    const beyond = reply.message_count < 2 ? { user_profile } : { session_id: reply.session_id };
    const answer = await buyer.ask<Reply>('POST', '/api/ml/chat', { message, ...beyond });
    expect(answer.bot_response).not.toBe('');
    if ('session_id' in beyond) expect(answer.session_id).toBe(reply.session_id);
    reply = answer;
    await buyer.sees(...answer.recommended_products.map((each) => each.img_url));
  }
  expect(reply.message_count).toBeGreaterThan(2);
  expect(reply.recommended_products.length).toBeGreaterThan(0);
});

test('a profile is edited, a session is renewed and ended', async () => {
  const person = await strangers.newcomer('새이름');
  const { page } = person;
  const portrait = await page.evaluate(() => window.client.upload('teal', 'png'));
  await person.ask('PUT', '/api/users', { nickname: '헌이름', profileUrl: portrait });
  const me = await person.ask<Me>('GET', '/api/users');
  expect(me).toMatchObject({ nickname: '헌이름', profileUrl: portrait, name: '새이름', phone: '011-2345-6789' });
  await person.sees(me.profileUrl);

  // A token that no longer counts: several calls at once each ask for another, and all succeed.
  await page.evaluate(() => localStorage.setItem('accessToken', 'worn.out.token'));
  const lists = ['/api/users', '/api/group-boards', '/api/chat/rooms', '/api/products/like'];
  await Promise.all(lists.map((list) => person.ask('GET', list)));
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe('worn.out.token');

  // Who has signed up before comes back by way of the callback.
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.goto('/oauth/callback');
  await page.getByRole('heading', { name: '제주특별자치도' }).waitFor();

  expect(await page.evaluate(() => window.client.logOut())).toBe(200);
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await page.evaluate(() => void window.client.call('GET', '/api/users'));
  expect(await said).toBe('로그인을 진행해주세요.');
  await page.waitForURL('**/start');
});

async function find({ ask }: Stranger, list: string, title: string): Promise<Card> {
  const card = (await ask<Card[]>('GET', list)).find((each) => each.title === title);
  expect(card, `${title} in ${list}`).toBeDefined();
  return card!;
}
