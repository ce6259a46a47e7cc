import type { ConsentKind } from '@mungchi/contract';
import { describe, expect, test } from 'vitest';
import {
  type ConsentState,
  consentsDue,
  decideConsents,
  type HoldingVersions,
  isAnnounced,
  isUnder14,
} from './consent-rules';
import { fillIn, holdingVersion, type LegalVersion, parseVersion } from './document-rules';

const AT = new Date('2026-11-15T03:00:00.000Z');
const HOLDING: HoldingVersions = { TERMS: 2, PRIVACY: 1, AGE14: 1, LOCATION: 1, MARKETING: 1, NIGHT: 1 };
const NEWEST: HoldingVersions = { ...HOLDING, TERMS: 3 };

const given = (kind: ConsentKind, version: number, yes = true): ConsentState => ({ kind, version, given: yes, at: AT });

test.each<[string, ConsentState[], ConsentKind[]]>([
  ['nothing was ever asked', [], ['TERMS', 'PRIVACY', 'AGE14']],
  ['all of them', [given('TERMS', 2), given('PRIVACY', 1), given('AGE14', 1)], []],
  ['a version that holds later', [given('TERMS', 3), given('PRIVACY', 1), given('AGE14', 1)], []],
  ['an older version', [given('TERMS', 1), given('PRIVACY', 1), given('AGE14', 1)], ['TERMS']],
  ['one that was taken back', [given('TERMS', 2), given('PRIVACY', 1, false), given('AGE14', 1)], ['PRIVACY']],
  ['optional ones only', [given('MARKETING', 1), given('LOCATION', 1)], ['TERMS', 'PRIVACY', 'AGE14']],
])('due after %s', (_, states, due) => {
  expect(consentsDue(states, HOLDING)).toEqual(due);
});

test.each<[string, [ConsentKind, number, boolean][], ReturnType<typeof decideConsents>]>([
  ['the version that holds', [['TERMS', 2, true]], null],
  ['the one that comes', [['TERMS', 3, true]], null],
  ['an older one', [['TERMS', 1, true]], 'CONSENT_OUTDATED'],
  ['one that is not written yet', [['TERMS', 4, true]], 'CONSENT_OUTDATED'],
  ['taking back an optional one, of whatever version', [['MARKETING', 9, false]], null],
  ['taking back a needed one', [['TERMS', 2, false]], 'NEEDED'],
  [
    'one kind twice',
    [
      ['MARKETING', 1, true],
      ['MARKETING', 1, false],
    ],
    'TWICE',
  ],
])('saving %s', (_, list, decided) => {
  const consents = list.map(([kind, version, yes]) => ({ kind, version, given: yes }));
  expect(decideConsents({ consents }, HOLDING, NEWEST)).toBe(decided);
});

test.each([
  ['2012-11-15', '2026-11-14T14:59:59.999Z', true],
  ['2012-11-15', '2026-11-14T15:00:00.000Z', false],
  ['2012-11-14', '2026-11-14T14:59:59.999Z', false],
  ['2012-02-29', '2026-02-28T03:00:00.000Z', true],
  ['2012-02-29', '2026-03-01T03:00:00.000Z', false],
  ['1990-05-05', '2026-11-15T03:00:00.000Z', false],
])('born %s is under 14 at %s: %s', (birth, at, under) => {
  expect(isUnder14(birth, new Date(at))).toBe(under);
});

const FILE =
  '---\ntitle: 이용약관\nfrom: 2026-12-01\nworse: true\n---\n\n## 하나: 둘\n\n{{OPERATOR_NAME}}, {{OPERATOR_PHONE}}\n';

describe('a version', () => {
  const version = parseVersion('terms', 2, FILE);

  test('is what its file says', () => {
    expect(version).toEqual({
      kind: 'terms',
      version: 2,
      title: '이용약관',
      effectiveAt: new Date('2026-11-30T15:00:00.000Z'),
      worse: true,
      draft: false,
      namesCheck: false,
      text: '## 하나: 둘\n\n{{OPERATOR_NAME}}, {{OPERATOR_PHONE}}',
    });
    expect(parseVersion('location', 2, FILE.replace('worse: true', 'uses: check'))).toMatchObject({ namesCheck: true });
    expect(parseVersion('terms', 1, FILE.replace('worse', 'draft'))).toMatchObject({ worse: false, draft: true });
  });

  test.each([
    ['no head', '## 하나'],
    ['no day', '---\ntitle: 약관\n---\n'],
    ['no such day', '---\ntitle: 약관\nfrom: 2026-13-01\n---\n'],
    ['more than a day', '---\ntitle: 약관\nfrom: 2026-12-01T00:00\n---\n'],
    ['no title', '---\nfrom: 2026-12-01\n---\n'],
  ])('with %s is refused in words', (_, file) => {
    expect(() => parseVersion('terms', 1, file)).toThrow(/^must /);
  });

  test('what nobody set is visibly missing', () => {
    expect(fillIn(version.text, { OPERATOR_NAME: '뭉치 주식회사' })).toContain('뭉치 주식회사, (아직 정하지 않음)');
  });

  test.each([
    ['30 days before, when it is worse', version, '2026-10-31T15:00:00.000Z', true],
    ['earlier', version, '2026-10-31T14:59:59.999Z', false],
    ['once it holds', version, '2026-11-30T15:00:00.000Z', false],
    ['a moment before', version, '2026-11-30T14:59:59.999Z', true],
    ['7 days before', { ...version, worse: false }, '2026-11-23T15:00:00.000Z', true],
    ['8 days before', { ...version, worse: false }, '2026-11-23T14:59:59.999Z', false],
    ['the first version', { ...version, version: 1 }, '2026-11-20T15:00:00.000Z', false],
  ])('is announced %s', (_, each, at, announced) => {
    expect(isAnnounced(each, new Date(at))).toBe(announced);
  });
});

test.each([
  ['2026-01-01', 1],
  ['2026-03-01', 2],
  ['2026-09-01', 3],
])('at %s version %s holds', (day, number) => {
  const versions = [
    [1, '2026-02-01'],
    [2, '2026-03-01'],
    [3, '2026-08-01'],
  ].map(([version, from]) => parseVersion('terms', Number(version), FILE.replace('2026-12-01', String(from))));
  expect(holdingVersion(versions as LegalVersion[], new Date(`${day}T03:00:00.000Z`)).version).toBe(number);
});
