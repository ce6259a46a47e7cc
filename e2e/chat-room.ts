import { sendMessage } from '@mungchi/contract/calls';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens a room and waits until it is live. */
export async function enter(page: Page, chatRoomId: number): Promise<void> {
  await page.goto(`/chat/${chatRoomId}`);
  await live(page);
}

export async function live(page: Page): Promise<void> {
  // Without a network it is enabled as well: then what is written waits.
  await input(page).and(page.locator(':enabled[placeholder="메시지 입력"]')).waitFor();
}

export function input(page: Page): Locator {
  return page.getByRole('textbox', { name: '메시지' });
}

export function log(page: Page): Locator {
  return page.getByRole('log');
}

export async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

/** Shown, and shown once. */
export async function heard(page: Page, text: string): Promise<void> {
  const words = log(page).getByText(text, { exact: true });
  await words.waitFor();
  expect(await words.count()).toBe(1);
}

/** Everything is confirmed by the server: the outbox is empty. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => log(page).getByText('보내는 중').count()).toBe(0);
}

/** The bubbles in the DOM, in order. */
export async function bubbles(page: Page): Promise<string[]> {
  return log(page).locator('p').allInnerTexts();
}

type Body = { message?: string; pictures?: readonly string[] };

/** Sends many messages at once over a socket of its own in the page. */
export async function sayAll(page: Page, chatRoomId: number, said: (string | Body)[]): Promise<void> {
  const bodies = said.map((each) => (typeof each === 'string' ? { message: each } : each));
  await page.evaluate(
    ([id, all, destination]) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/chat/websocket`);
        const frame = (command: string, headers: string[], body = '') =>
          socket.send(`${command}\n${headers.join('\n')}\n\n${body}\0`);
        socket.onopen = () =>
          frame('CONNECT', ['accept-version:1.1', `Authorization:Bearer ${localStorage.getItem('accessToken')}`]);
        socket.onerror = () => reject(new Error('no socket'));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          if (data.startsWith('ERROR')) reject(new Error(data));
          if (data.startsWith('CONNECTED')) {
            all.forEach((each, index) => {
              const body = JSON.stringify({ chatRoomId: id, ...each, messageType: 'TEXT' });
              frame('SEND', [`destination:${destination}`, `receipt:${index}`], body);
            });
          }
          if (data.includes(`receipt-id:${all.length - 1}\n`)) {
            socket.close();
            resolve();
          }
        };
      }),
    [chatRoomId, bodies, sendMessage.destination] as const,
  );
}

export function numbered(count: number, text: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => text(index + 1).trim());
}
