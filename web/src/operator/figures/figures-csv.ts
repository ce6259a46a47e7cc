import { csvOf, type DayFigures, type PlaceFigures } from '@mungchi/contract';

export const COLUMNS: readonly (readonly [keyof DayFigures & keyof PlaceFigures, string])[] = [
  ['opened', '연 공구'],
  ['filled', '채워진 공구'],
  ['fillHours', '채워지기까지 합 (시간)'],
  ['paid', '결제'],
  ['paidOnTime', '제때 결제'],
  ['completed', '완료'],
  ['cancelled', '리더가 취소'],
  ['expired', '사람이 안 모임'],
  ['unpaid', '결제·구매 안 됨'],
  ['byOperator', '운영자가 취소'],
  ['noShows', '안 온 약속'],
  ['disputes', '알린 문제'],
  ['refunds', '환불'],
  ['refunded', '돌려준 돈'],
  ['held', '맡아 둔 돈'],
  ['wishesAsked', '찾는 글'],
  ['wishesGathered', '세 명 모인 글'],
  ['wishesOpened', '찾던 공구 열림'],
  ['wishesFilled', '찾던 공구 채워짐'],
];

export function figuresCsv(days: readonly DayFigures[]): string {
  const head = ['날짜', ...COLUMNS.map(([, name]) => name)];
  const rows = days.map((day) => [
    day.day,
    ...COLUMNS.map(([name]) => String(Math.round(Number(day[name]) * 10) / 10)),
  ]);
  return csvOf([head, ...rows]);
}
