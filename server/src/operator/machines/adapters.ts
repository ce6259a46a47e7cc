import type { Machines } from '@mungchi/contract';
import type { Outside } from '../../call-watch';
import type { Config } from '../../config';
import { senderOf } from '../../payouts/payout-senders';

type Adapter = Pick<Machines['adapters'][number], 'name' | 'uses' | 'state'> & { counted: Outside | null };

/** Which outside services are real here and which are built in. Names only: no key, no address. */
export function adaptersOf(config: Config): Adapter[] {
  const { payments, identity, places, media, push, assistant, redisUrl, databaseUrl } = config;
  const state = (real: boolean) => (real ? 'REAL' : 'BUILT_IN');
  const logins = [identity.kakao && '카카오', identity.naver && '네이버', identity.google && '구글'].filter(Boolean);
  return [
    {
      name: '결제',
      uses: payments.portone ? 'PortOne' : '연습 결제',
      state: state(!!payments.portone),
      counted: 'payments',
    },
    { name: '로그인', uses: logins.join(' · ') || '내장 로그인', state: state(logins.length > 0), counted: 'logins' },
    {
      name: '주소',
      uses: places.kakaoRestKey ? '카카오 로컬' : '내장 주소록',
      state: state(!!places.kakaoRestKey),
      counted: 'places',
    },
    {
      name: '휴대전화 확인',
      uses: payments.portone ? 'PortOne' : '내장 확인',
      state: state(!!payments.portone),
      counted: 'phones',
    },
    { name: '알림 보내기', uses: '웹 푸시', state: push ? 'REAL' : 'OFF', counted: 'push' },
    {
      name: '사진 보관',
      uses: media.s3 ? 'S3' : media.cloudinary ? 'Cloudinary' : '디스크',
      state: state(!!media.s3 || !!media.cloudinary),
      counted: 'pictures',
    },
    { name: 'AI 뭉치', uses: assistant ? '언어 모델' : '내장 규칙', state: state(!!assistant), counted: 'assistant' },
    {
      name: '정산 보내기',
      uses: senderOf(config).byHand ? '수동 · CSV' : '연습 정산',
      state: 'BUILT_IN',
      counted: null,
    },
    {
      name: '데이터베이스',
      uses: databaseUrl ? 'PostgreSQL' : '내장 PostgreSQL',
      state: state(!!databaseUrl),
      counted: null,
    },
    { name: '여러 대 잇기', uses: redisUrl ? 'Redis' : '한 대', state: state(!!redisUrl), counted: null },
  ];
}
