import { thousands } from './thousands';

/** `12,000원` */
export function won(amount: number): string {
  return `${thousands(amount)}원`;
}

/** What one person will pay: the floor, as the server splits it. */
export function perPerson(price: number, people: number): number {
  return Math.floor(price / people);
}

/** How many would share a product before anybody has opened a purchase of it. */
const SHARING = 4;

/** `4명이면 1인 2,500원` */
export function sharedPrice(price: number): string {
  return `${SHARING}명이면 1인 ${won(perPerson(price, SHARING))}`;
}
