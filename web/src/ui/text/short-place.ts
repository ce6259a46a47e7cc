/** `서울특별시 성동구 성수동1가 서울숲2길 32` → `성동구 서울숲2길`: enough for neighbours, short enough for a card. */
export function shortPlace(address: string): string {
  const parts = address.trim().split(/\s+/);
  const road = parts.findLast((part) => /(로|길)$/.test(part));
  const area = parts.findLast((part) => /(읍|면|동|가|리)$/.test(part));
  const district = parts.findLast((part) => /(시|군|구)$/.test(part)) ?? parts[0] ?? '';
  const place = road ?? area;
  return place && place !== district ? `${district} ${place}` : address;
}
