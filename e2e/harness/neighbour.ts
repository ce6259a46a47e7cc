import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from './sign-in';
import type { Look, Site } from './site';

export type Neighbour = { page: Page; accessToken: string; nickname: string };

type Wishes = { nickname?: string; at?: { address: string; latitude: number; longitude: number }; look?: Look };

const JEJU = { address: '제주특별자치도 제주시 첨단로 242', latitude: 33.4507, longitude: 126.5707 };
let people = 0;

/** Someone who signed up, lives in a place and stands on the home screen; the forms in between have their own journey. */
export async function newNeighbour(site: Site, { nickname, at = JEJU, look }: Wishes = {}): Promise<Neighbour> {
  people += 1;
  const called = nickname ?? `이웃${people}`;
  const page = await site.open('/start', look);
  await signIn(page, { newPerson: { name: called, email: `neighbour-${people}-${Date.now()}@example.org` } });
  await page.waitForURL('**/signup');

  const post = async (path: string, data: object, token?: string) => {
    const headers = { origin: site.address, ...(token && { authorization: `Bearer ${token}` }) };
    const response = await page.request.post(path, { data, headers });
    expect(response.status(), `${path}: ${await response.text()}`).toBeLessThan(300);
    return response.json();
  };
  const person = { phone: '010-1234-5678', birth: '1990-05-05', gender: 'FEMALE', profileUrl: '/avatars/pink.webp' };
  const { accessToken } = await post('/api/users', { nickname: called, ...person });
  await post('/api/users/location', at, accessToken);
  await post('/api/users/interest-category', { interestCategory: '신선식품' }, accessToken);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
  await page.goto('/');
  return { page, accessToken, nickname: called };
}
