import { DAY_MS } from '@mungchi/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Person = { page: Page; accessToken: string };

/** A call as the person would make it; anything but a success fails the test. */
export async function ask<T>({ page, accessToken }: Person, method: string, path: string, data?: object): Promise<T> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(300);
  return response.json();
}

type Product = { id: number; name: string; price: number };

export async function someProduct(person: Person, category: 1 | 2 | 3 | 4 = 1): Promise<Product> {
  const [product] = await ask<Product[]>(person, 'GET', `/api/products/categories/${category}/scroll`);
  return product!;
}

/** Opens a group purchase of a product where the person lives. */
export async function openBoard(
  leader: Person,
  wishes: { totalUser?: number; quantity?: string; verifiedOnly?: boolean } = {},
) {
  const product = await someProduct(leader);
  const { address } = await ask<{ address: string }>(leader, 'GET', '/api/users');
  const deadline = new Date(Date.now() + 5 * DAY_MS + 9 * 3_600_000).toISOString().slice(0, 10);
  const form = { productId: product.id, totalUser: 3, quantity: '10kg', price: 30_000, location: address, deadline };
  const { id } = await ask<{ id: number }>(leader, 'POST', '/api/group-boards', { ...form, ...wishes });
  return { id, product, title: `${product.name} ${wishes.quantity ?? form.quantity} 공구합니다.` };
}
