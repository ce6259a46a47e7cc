import {
  BUY_GRACE_DAYS,
  BUY_HOURS,
  type LegalDocument,
  PAY_END_HOURS,
  PAY_HOURS,
  SELF_CANCEL_DAYS,
  startOfSeoulDay,
} from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { holdingVersion } from './document-rules';
import { WRITTEN, type WrittenText } from './legal-documents';

/** A legal text as people read it: the version of today, or the one asked for. */
export function readDocument(
  { legal, config, now }: Pick<Deps, 'legal' | 'config' | 'now'>,
  kind: string,
  version: number | undefined,
): LegalDocument {
  if (kind === 'refund') return generated('refund', '환불 규정', refundText(), version);
  if (kind === 'operator') return generated('operator', '사업자 정보', operatorText(config.legal.operator), version);
  if (!isWritten(kind)) throw new Refusal('NOT_FOUND');
  const versions = legal.versionsOf(kind);
  const wanted =
    version === undefined ? holdingVersion(versions, now()) : versions.find((one) => one.version === version);
  if (!wanted) throw new Refusal('NOT_FOUND');
  const previous = versions.findLast((one) => one.version < wanted.version);
  return {
    kind,
    title: wanted.title,
    version: wanted.version,
    effectiveAt: wanted.effectiveAt.toISOString(),
    draft: wanted.draft,
    text: wanted.text,
    versions: versions
      .map((one) => ({ version: one.version, effectiveAt: one.effectiveAt.toISOString() }))
      .toReversed(),
    previous: previous ? { version: previous.version, text: previous.text } : null,
  };
}

/** Generated texts have one version: they say what the product does today. */
function generated(
  kind: 'refund' | 'operator',
  title: string,
  text: string,
  version: number | undefined,
): LegalDocument {
  if (version !== undefined && version !== 1) throw new Refusal('NOT_FOUND');
  const effectiveAt = startOfSeoulDay('2026-11-01').toISOString();
  return {
    kind,
    title,
    version: 1,
    effectiveAt,
    draft: false,
    text,
    versions: [{ version: 1, effectiveAt }],
    previous: null,
  };
}

/** Stage by stage, with the figures of the clocks themselves. */
function refundText(): string {
  return `## 모집 중

아직 결제하지 않아요. 마감일이 지나도 모이지 않으면 ${SELF_CANCEL_DAYS}일 뒤에 저절로 취소돼요.

## 결제 중

- 결제는 모집이 끝난 뒤 ${PAY_HOURS}시간이 지난 밤 9시까지예요.
- 모두 결제하지 않으면 길어도 ${PAY_END_HOURS / 24}일 뒤 밤 9시에 취소되고, 결제한 분께 전액 돌려 드려요.
- 리더가 취소해도 전액 돌려 드려요.

## 구매 중

- 리더는 ${BUY_HOURS / 24}일 안에 사고, 늦어도 ${BUY_GRACE_DAYS}일을 더 기다린 뒤에는 취소할 수 있어요.
- 리더가 구매하기 전에 취소하면 전액 돌려 드려요.

## 구매 뒤

물건을 받으면 거래 완료를 눌러 주세요. 그때까지 뭉치가 돈을 맡아 둬요. 모두 누르면 리더에게 전해져요.

## 돌려받는 방법

결제한 카드로 돌려 드려요. 카드 회사에 따라 3~5일쯤 걸려요.`;
}

function operatorText(operator: Record<string, string | null>): string {
  const line = (label: string, name: string) => `- ${label}: ${operator[name] ?? '(아직 정하지 않음)'}`;
  return [
    '뭉치는 통신판매중개자이며 거래의 당사자가 아니에요. 상품과 거래의 책임은 공구를 연 이웃에게 있어요.',
    '',
    line('상호', 'OPERATOR_NAME'),
    line('대표', 'OPERATOR_REPRESENTATIVE'),
    line('주소', 'OPERATOR_ADDRESS'),
    line('전화', 'OPERATOR_PHONE'),
    line('이메일', 'OPERATOR_EMAIL'),
    line('사업자등록번호', 'OPERATOR_BUSINESS_NO'),
    line('통신판매업 신고번호', 'OPERATOR_MAIL_ORDER_NO'),
    line('개인정보 보호책임자', 'PRIVACY_OFFICER'),
  ].join('\n');
}

function isWritten(kind: string): kind is WrittenText {
  return WRITTEN.some((one) => one === kind);
}
