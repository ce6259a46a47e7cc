import { expect, test } from 'vitest';
import { type Attribute, attributeOf, readAttributes } from './attribute-rules';

test.each<[string, string[], Attribute, 'yes' | 'no' | 'unknown']>([
  ['건전지 AAA 20개', [], 'battery.AAA', 'yes'],
  ['건전지 AAA 20개', [], 'battery.AA', 'no'],
  ['건전지 AA 40개', ['배터리'], 'battery.AAA', 'no'],
  ['건전지 8개', [], 'battery.AA', 'unknown'],
  ['유리 밀폐용기 6종', [], 'lid', 'yes'],
  ['유리 밀폐용기 6종', [], 'material.glass', 'yes'],
  ['유리 밀폐용기 6종', [], 'material.steel', 'no'],
  ['유리세정제 500ml', [], 'material.glass', 'unknown'],
  ['소분 용기 350ml 12개', [], 'lid', 'unknown'],
  ['한돈 안심 1kg', ['장조림'], 'lean', 'yes'],
  ['한돈 삼겹살 3kg', [], 'lean', 'no'],
  ['한돈 앞다리 1kg', [], 'lean', 'unknown'],
  ['등갈비 2kg', [], 'boneless', 'no'],
  ['순살 갈비 1kg', [], 'boneless', 'unknown'],
  ['레몬 30과', [], 'sour', 'yes'],
  ['꿀사과 3kg', ['고당도'], 'sour', 'no'],
  ['사과 5kg', [], 'sour', 'unknown'],
  ['면도기 여성용 10개', [], 'forMen', 'no'],
  ['다짐육 1kg', [], 'cut.sliced', 'no'],
])('%s (%j) has %s: %s', (name, keywords, attribute, told) => {
  expect(attributeOf(readAttributes(name, keywords), attribute)).toBe(told);
});
