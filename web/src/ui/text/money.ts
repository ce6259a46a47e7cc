/** `12,000원` */
export function won(amount: number): string {
  return `${amount.toLocaleString('ko-KR')}원`;
}

/** What one person will pay: the floor, as the server splits it. */
export function perPerson(price: number, people: number): number {
  return Math.floor(price / people);
}
