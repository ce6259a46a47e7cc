import { type APIRequestContext, type Page, request } from 'playwright-core';
import { expect } from 'vitest';
import { readForm } from '../../server/src/users/test-browser';
import type { Look, Site } from './site';

export type Neighbour = { page: Page; accessToken: string; nickname: string };

type Wishes = { nickname?: string; at?: { address: string; latitude: number; longitude: number }; look?: Look };

const JEJU = { address: '제주특별자치도 제주시 첨단로 242', latitude: 33.4507, longitude: 126.5707 };
let people = 0;

/**
 * Someone who signed up, lives in a place and stands on the home screen. The pages in between have their own journey;
 * here they are gone through without drawing them.
 */
export async function newNeighbour(site: Site, { nickname, at = JEJU, look }: Wishes = {}): Promise<Neighbour> {
  people += 1;
  const called = nickname ?? `이웃${people}`;
  const desk = await request.newContext({ baseURL: site.address });
  try {
    await enter(desk, { name: called, email: `neighbour-${people}-${Date.now()}@example.org` });
    const person = { phone: '010-1234-5678', birth: '1990-05-05', gender: 'FEMALE', profileUrl: '/avatars/pink.webp' };
    const headers = { origin: site.address };
    const { accessToken } = await post(desk, '/api/users', { nickname: called, ...person }, headers);
    const authorization = `Bearer ${accessToken}`;
    await post(desk, '/api/users/location', at, { authorization });
    await post(desk, '/api/users/interest-category', { interestCategory: '신선식품' }, { authorization });

    const localStorage = [{ name: 'accessToken', value: accessToken }];
    const { cookies } = await desk.storageState();
    const storageState = { cookies, origins: [{ origin: site.address, localStorage }] };
    const page = await site.open('/', { ...look, context: { ...look?.context, storageState } });
    return { page, accessToken, nickname: called };
  } finally {
    await desk.dispose();
  }
}

/** Through the built-in identity provider: its page, its form, and back. */
async function enter(desk: APIRequestContext, person: { name: string; email: string }): Promise<void> {
  const page = await desk.get('/oauth2/authorization/kakao');
  const { action, fields } = readForm(await page.text(), 'email');
  const arrived = await desk.post(new URL(action, page.url()).href, { form: { ...fields, ...person } });
  expect(new URL(arrived.url()).pathname).toBe('/signup');
}

async function post(desk: APIRequestContext, path: string, data: object, headers: Record<string, string>) {
  const response = await desk.post(path, { data, headers });
  expect(response.status(), `${path}: ${await response.text()}`).toBeLessThan(300);
  return response.json();
}
