/**
 * Banks that take transfers, by the three-digit code of the interbank network, with the numbers of digits their accounts have.
 * Read from public tables that cite 금융결제원, CMS 참가기관별 계좌번호체계 및 공동코드 (as of 2024-06-24), not from that document; where
 * they differ, every length is allowed. Digits only, virtual accounts included: a number of the right length may still be nobody's, which only the bank can say.
 */
export const BANKS = {
  '004': { name: '국민', digits: [10, 11, 12, 14] },
  '088': { name: '신한', digits: [11, 12, 13, 14] },
  '020': { name: '우리', digits: [11, 12, 13, 14] },
  '081': { name: '하나', digits: [11, 12, 14] },
  '011': { name: '농협', digits: [11, 12, 13, 14] },
  '003': { name: '기업', digits: [10, 11, 12, 14] },
  '090': { name: '카카오뱅크', digits: [13] },
  '092': { name: '토스뱅크', digits: [12, 14] },
  '089': { name: '케이뱅크', digits: [10, 12, 13, 14] },
  '045': { name: '새마을금고', digits: [13, 14] },
  '071': { name: '우체국', digits: [12, 13, 14] },
  '048': { name: '신협', digits: [10, 11, 12, 13, 14] },
  '023': { name: 'SC제일', digits: [11, 14] },
  '031': { name: 'iM뱅크', digits: [7, 8, 9, 10, 11, 12, 13, 14] },
  '032': { name: '부산', digits: [12, 13] },
  '039': { name: '경남', digits: [12, 13] },
  '034': { name: '광주', digits: [12, 13] },
  '037': { name: '전북', digits: [12, 13] },
  '035': { name: '제주', digits: [10, 12] },
  '007': { name: '수협', digits: [11, 12, 14] },
  '012': { name: '지역농축협', digits: [13, 14] },
  '002': { name: '산업', digits: [11, 14] },
  '027': { name: '씨티', digits: [10, 11, 12, 13] },
  '050': { name: '저축은행', digits: [14] },
  '064': { name: '산림조합', digits: [12, 13] },
} as const satisfies Record<string, { name: string; digits: readonly number[] }>;

export type BankCode = keyof typeof BANKS;
/** In the order in which they are offered. */
export const BANK_CODES = Object.keys(BANKS) as [BankCode, ...BankCode[]];

/** As people write it, with hyphens or blanks, or only its digits. */
export function accountDigits(number: string): string {
  return number.normalize('NFKC').replace(/[\s-]/g, '');
}

export function isAccountNumber(bank: BankCode, digits: string): boolean {
  const lengths: readonly number[] = BANKS[bank].digits;
  return /^\d+$/.test(digits) && lengths.includes(digits.length) && !/^0+$/.test(digits);
}

/** `국민 ···1234`: all that is ever shown of a number. */
export function accountWords({ bank, last4 }: { bank: BankCode; last4: string }): string {
  return `${BANKS[bank].name} ···${last4}`;
}
