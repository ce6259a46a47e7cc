import { type AppLink, REFUSALS } from '@mungchi/contract';

export type TroubleKind =
  | 'unknown-provider'
  | 'not-offered'
  | 'denied'
  | 'expired'
  | 'bad-request'
  | 'provider-down'
  | 'too-often'
  | 'rejoin-wait'
  | 'banned'
  | 'link-banned'
  | 'linked-elsewhere'
  | 'other-of-provider';

/** `back`: where the way back leads; the login screen where nothing is said. */
type Words = { status: number; title: string; text: string; back?: { path: AppLink; label: string } };

const ACCOUNT = { path: '/mypage/account', label: '계정으로 돌아가기' } as const;

export const TROUBLES: Record<TroubleKind, Words> = {
  'unknown-provider': {
    status: 404,
    title: '알 수 없는 로그인 방법이에요',
    text: '카카오, 네이버, 구글 중 하나로 로그인해 주세요.',
  },
  'not-offered': {
    status: 404,
    title: '지금은 쓸 수 없는 로그인이에요',
    text: '다른 방법으로 로그인해 주세요.',
  },
  denied: {
    status: 400,
    title: '로그인을 취소했어요',
    text: '동의하지 않아도 괜찮아요. 마음이 바뀌면 다시 시작할 수 있어요.',
  },
  expired: {
    status: 400,
    title: '로그인을 마치지 못했어요',
    text: '시간이 지났거나 이미 쓴 로그인 주소예요. 처음부터 다시 시작해 주세요.',
  },
  'bad-request': {
    status: 400,
    title: '로그인 주소가 올바르지 않아요',
    text: '로그인 화면에서 다시 시작해 주세요.',
  },
  'provider-down': {
    status: 503,
    title: '로그인 서비스와 연결되지 않았어요',
    text: '잠시 후 다시 시도하거나 다른 방법으로 로그인해 주세요.',
  },
  'rejoin-wait': {
    status: 403,
    title: '아직 다시 가입할 수 없어요',
    text: REFUSALS.REJOIN_WAIT[1],
  },
  banned: {
    status: 403,
    title: '가입할 수 없어요',
    text: '이용이 정지된 계정이에요.',
  },
  'link-banned': {
    status: 403,
    title: '연결하지 못했어요',
    text: '이용이 정지된 계정이에요.',
    back: { path: '/mypage/standing', label: '이용 제한 안내 보기' },
  },
  'linked-elsewhere': {
    status: 409,
    title: '연결하지 못했어요',
    text: '이미 다른 뭉치 계정에 연결돼 있어요.',
    back: ACCOUNT,
  },
  'other-of-provider': {
    status: 409,
    title: '이미 연결된 로그인 방법이에요',
    text: '다른 계정으로 바꾸려면 먼저 연결을 끊어 주세요.',
    back: ACCOUNT,
  },
  'too-often': {
    status: 429,
    title: '로그인 시도가 너무 많아요',
    text: '잠시 후 다시 시도해 주세요.',
  },
};

/** A failed sign-in; the user gets a page with a link back. */
export class SignInTrouble extends Error {
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, cause?: unknown) {
    super(TROUBLES[kind].title, { cause });
    this.name = 'SignInTrouble';
    this.kind = kind;
  }
}
