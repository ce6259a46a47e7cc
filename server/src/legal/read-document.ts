import { type LegalDocument, startOfSeoulDay } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { holdingVersion } from './document-rules';
import { WRITTEN, type WrittenText } from './legal-documents';
import { refundText } from './refund-text';

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

function operatorText(operator: Record<string, string | null>): string {
  const line = (label: string, name: string) => `- ${label}: ${operator[name] ?? '(아직 정하지 않음)'}`;
  return [
    '뭉치는 통신판매중개자이며 거래의 당사자가 아니에요. 상품과 거래의 책임은 공구를 연 이웃에게 있어요.',
    '',
    ...(operator['SERVICE_NAME'] ? [line('서비스', 'SERVICE_NAME')] : []),
    ...(operator['SERVICE_REGION'] ? [line('지역', 'SERVICE_REGION')] : []),
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
