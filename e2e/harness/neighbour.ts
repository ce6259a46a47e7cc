import { type APIRequestContext, type Page, request } from 'playwright-core';
import { expect } from 'vitest';
import { readForm } from '../../server/src/users/test-browser';
import type { Look, Site } from './site';

/** `email`: by which somebody signs in again at the built-in provider. */
export type Neighbour = { page: Page; accessToken: string; nickname: string; email?: string };

type Wishes = { nickname?: string; at?: { address: string; latitude: number; longitude: number }; look?: Look };

const JEJU = { address: '제주특별자치도 제주시 첨단로 242', latitude: 33.4507, longitude: 126.5707 };
let people = 0;

/**
 * Someone who signed up and lives in a place. The pages in between have their own journey; here they are requested
 * over HTTP without a browser. The person's page is still blank.
 */
export async function newNeighbour(site: Site, { nickname, at = JEJU, look }: Wishes = {}): Promise<Neighbour> {
  people += 1;
  const called = nickname ?? `이웃${people}`;
  const email = `neighbour-${people}-${Date.now()}@example.org`;
  return atTheDesk(site, look, async (desk) => {
    await enter(desk, '/signup', (page) => {
      const { action, fields } = readForm(page, 'email');
      return { action, form: { ...fields, name: called, email } };
    });
    const person = { phone: '010-1234-5678', birth: '1990-05-05', gender: 'FEMALE', profileUrl: '/avatars/pink.webp' };
    const headers = { origin: site.address };
    const { accessToken } = await post(desk, '/api/users', { nickname: called, ...person }, headers);
    const authorization = `Bearer ${accessToken}`;
    await post(desk, '/api/users/location', at, { authorization });
    await post(desk, '/api/users/interest-category', { interestCategory: '신선식품' }, { authorization });
    return { accessToken, nickname: called, email };
  });
}

/** Somebody of the demo neighbourhood, signed in over HTTP as well. */
export async function demoNeighbour(site: Site, nickname: string, look?: Look): Promise<Neighbour> {
  return atTheDesk(site, look, async (desk) => {
    await enter(desk, '/oauth/callback', (page) => {
      const [, neighbour] = new RegExp(`name="neighbour" value="(\\d+)">(?:(?!</form>)[^])*<b>${nickname}</b>`).exec(
        page,
      )!;
      const { action, fields } = readForm(page, 'neighbour');
      return { action, form: { ...fields, neighbour: neighbour! } };
    });
    const { accessToken } = await post(desk, '/api/auth/reissue', {}, { origin: site.address });
    return { accessToken, nickname };
  });
}

async function atTheDesk(
  site: Site,
  look: Look | undefined,
  signUp: (desk: APIRequestContext) => Promise<Omit<Neighbour, 'page'>>,
): Promise<Neighbour> {
  const desk = await request.newContext({ baseURL: site.address });
  try {
    const person = await signUp(desk);
    const localStorage = [{ name: 'accessToken', value: person.accessToken }];
    const { cookies } = await desk.storageState();
    const storageState = { cookies, origins: [{ origin: site.address, localStorage }] };
    const page = await site.open(null, { ...look, context: { ...look?.context, storageState } });
    return { ...person, page };
  } finally {
    await desk.dispose();
  }
}

type Filled = { action: string; form: Record<string, string> };

/** Through the built-in identity provider: its page, its form, and back. */
async function enter(desk: APIRequestContext, arrives: string, fill: (page: string) => Filled): Promise<void> {
  const page = await desk.get('/oauth2/authorization/kakao');
  const { action, form } = fill(await page.text());
  const arrived = await desk.post(new URL(action, page.url()).href, { form });
  expect(new URL(arrived.url()).pathname).toBe(arrives);
}

async function post(desk: APIRequestContext, path: string, data: object, headers: Record<string, string>) {
  const response = await desk.post(path, { data, headers });
  expect(response.status(), `${path}: ${await response.text()}`).toBeLessThan(300);
  return response.json();
}
