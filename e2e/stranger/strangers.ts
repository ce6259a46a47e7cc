import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { signIn } from '../harness/sign-in';
import { type Look, useSite } from '../harness/site';
import { expectDocumentedCalls } from './documented';
import type { Message } from './entities';
import { type ServedClient, serveClient } from './serve-client';

type Answer<T> = { status: number; body: T };
type Room = { messages: Message[]; status: string | null };
export type Transport = 'websocket' | 'xhr-streaming' | 'xhr-polling';

declare global {
  interface Window {
    /** What the second client's page offers to its own buttons. */
    client: {
      call(method: string, path: string, body?: object): Promise<Answer<unknown>>;
      callWithCookies(method: string, path: string): Promise<Answer<unknown>>;
      upload(colour: string, type: 'png' | 'jpeg'): Promise<string>;
      look(addresses: string[]): Promise<number[]>;
      enterRoom(chatRoomId: number, transport: Transport): Promise<void>;
      leaveRoom(): Promise<void>;
      say(chatRoomId: number, message: string): void;
      payHere(chatRoomId: number, amount: number): Promise<Answer<unknown>>;
      payOnThePhone(chatRoomId: number, amount: number): Promise<void>;
      logOut(): Promise<number>;
      room: Room;
    };
  }
}

/** A person at the second client. Every call is made by the client, in the browser, from its own origin. */
export type Stranger = {
  page: Page;
  call<T>(method: string, path: string, body?: object): Promise<Answer<T>>;
  /** A call that must succeed. */
  ask<T>(method: string, path: string, body?: object): Promise<T>;
  enter(chatRoomId: number, transport: Transport): Promise<void>;
  says(chatRoomId: number, message: string): Promise<void>;
  /** Once, live. */
  hears(text: string): Promise<Message>;
  /** The stepper moves, without reading the room again. */
  isShown(status: string): Promise<void>;
  /** The pictures come. */
  sees(...addresses: string[]): Promise<void>;
};

/** Conditions are waited for as long as for an element of a page. */
export const PATIENT = { timeout: 30_000 };

type Hosts = { web: string; api: string };

/** The product with a web app on another origin of the same site, and people who come through that. */
export function useStrangers({ web, api }: Hosts, env: Record<string, string> = {}) {
  let client: ServedClient;
  const site = useSite('demo', async () => {
    client = await serveClient(web, () => site.address.replace('127.0.0.1', api));
    return { WEB_ORIGIN: client.origin, ...env };
  });
  afterAll(() => client.close());

  return {
    async visitor(path: string, look: Look = {}): Promise<Stranger> {
      const page = await site.open(null, { ...look, context: { ...look.context, baseURL: client.origin } });
      expectDocumentedCalls(page, client.origin);
      await page.goto(path);
      return strangerAt(page);
    },
    /** From the login screen through the provider and the three steps to home. */
    async newcomer(nickname: string, look?: Look): Promise<Stranger> {
      const stranger = await this.visitor('/login', look);
      const { page } = stranger;
      const email = `${encodeURIComponent(nickname).replaceAll('%', '').toLowerCase()}@example.org`;
      await signIn(page, { newPerson: { name: nickname, email } }, () => page.getByText('kakao').click());
      await page.locator('output[name="email"]').getByText(email).waitFor();
      await page.locator('input[name="nickname"]').fill(nickname);
      await page.locator('input[name="phone"]').fill('011-2345-6789');
      await page.locator('input[name="birth"]').fill('1995-04-03');
      await page.locator('input[name="gender"]').fill('여성');
      await page.getByRole('button', { name: 'next' }).click();
      await page.waitForURL('**/location');
      await page.getByRole('button', { name: 'next' }).click();
      await page.waitForURL('**/prefer');
      await page.getByRole('button', { name: 'done' }).click();
      await page.getByRole('heading', { name: '제주특별자치도' }).waitFor();
      return stranger;
    },
  };
}

function strangerAt(page: Page): Stranger {
  const call = <T>(method: string, path: string, body?: object) =>
    page.evaluate(([m, p, b]) => window.client.call(m, p, b), [method, path, body] as const) as Promise<Answer<T>>;
  const room = () => page.evaluate(() => window.client.room);
  return {
    page,
    call,
    enter: (id, by) => page.evaluate(([i, transport]) => window.client.enterRoom(i, transport), [id, by] as const),
    says: (id, words) => page.evaluate(([i, text]) => window.client.say(i, text), [id, words] as const),
    isShown: (status) => expect.poll(async () => (await room()).status, PATIENT).toBe(status),
    async ask<T>(method: string, path: string, body?: object) {
      const answer = await call<T>(method, path, body);
      expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBe(200);
      return answer.body;
    },
    async hears(text) {
      const heard = async () => (await room()).messages.filter(({ message }) => message.includes(text));
      await expect.poll(heard, PATIENT).toHaveLength(1);
      return (await heard())[0]!;
    },
    async sees(...addresses) {
      const widths = await page.evaluate((all) => window.client.look(all), addresses);
      expect(
        addresses.filter((_, index) => !widths[index]),
        'pictures that do not come',
      ).toEqual([]);
    },
  };
}
