/** Every expected failure: its code, its HTTP status and the message users read. The list is closed. */
export const REFUSALS = {
  BAD_REQUEST: [400, '요청을 이해하지 못했어요. 입력한 내용을 확인해 주세요.'],
  INVALID_FIELDS: [400, '입력한 내용을 다시 확인해 주세요.'],
  ADDRESS_NOT_FOUND: [400, '주소를 찾을 수 없어요. 다른 주소로 검색해 주세요.'],
  NICKNAME_RESERVED: [400, '뭉치나 운영자로 보이는 닉네임은 쓸 수 없어요.'],
  IMAGE_NOT_ALLOWED: [400, '뭉치에 올린 사진만 쓸 수 있어요. 사진을 다시 올려 주세요.'],
  UPLOAD_BROKEN: [400, '사진을 읽을 수 없어요. 다른 사진으로 시도해 주세요.'],
  UPLOAD_MISSING: [400, '올릴 사진을 골라 주세요.'],
  SELF_REVIEW: [400, '자신에게는 리뷰를 쓸 수 없어요.'],

  LOGIN_REQUIRED: [401, '로그인을 진행해주세요.'],
  REFRESH_INVALID: [401, '로그인이 만료됐어요. 다시 로그인해 주세요.'],

  SIGNUP_REQUIRED: [403, '회원가입을 먼저 마쳐 주세요.'],
  ORIGIN_REFUSED: [403, '허용되지 않은 곳에서 온 요청이에요.'],
  NOT_LEADER: [403, '이 공구를 연 리더만 할 수 있어요.'],
  NOT_FOLLOWER: [403, '팔로워만 할 수 있어요.'],
  JOIN_PAUSED: [403, '결제하지 않은 자리가 있어서 잠시 참여할 수 없어요.'],
  NOT_A_MEMBER: [403, '참여한 사람만 볼 수 있어요.'],
  CONSENT_REQUIRED: [403, '바뀐 약관에 동의하면 계속 이용할 수 있어요.'],
  UNDER_14: [403, '만 14세부터 가입할 수 있어요.'],
  SESSION_FOREIGN: [403, '다른 사람의 대화예요. 새로 시작해 주세요.'],

  NOT_FOUND: [404, '찾으시는 것이 없어요.'],
  USER_NOT_FOUND: [404, '이웃을 찾을 수 없어요.'],
  BOARD_NOT_FOUND: [404, '공구를 찾을 수 없어요.'],
  ROOM_NOT_FOUND: [404, '채팅방을 찾을 수 없어요.'],
  PARTICIPANT_NOT_FOUND: [404, '참여자를 찾을 수 없어요.'],
  PRODUCT_NOT_FOUND: [404, '상품을 찾을 수 없어요.'],
  SESSION_NOT_FOUND: [404, '이어 갈 대화를 찾을 수 없어요. 새로 시작해 주세요.'],
  PAYMENT_NOT_FOUND: [404, '결제 내역을 찾을 수 없어요.'],
  DEVICE_NOT_FOUND: [404, '이 기기를 찾을 수 없어요. 알림을 다시 켜 주세요.'],

  METHOD_NOT_ALLOWED: [405, '이 주소에서는 할 수 없는 요청이에요.'],

  ALREADY_SIGNED_UP: [409, '이미 가입을 마쳤어요.'],
  NICKNAME_TAKEN: [409, '이미 쓰고 있는 닉네임이에요.'],
  BOARD_FULL: [409, '정원이 모두 찼어요.'],
  BOARD_CLOSED: [409, '모집이 마감된 공구예요.'],
  BOARD_COMPLETED: [409, '이미 끝난 공구예요.'],
  BOARD_CANCELLED: [409, '취소된 공구예요.'],
  BOARD_IN_PROGRESS: [409, '공구가 아직 진행 중이에요.'],
  BOARD_NOT_CANCELLABLE: [409, '이미 구매가 끝나서 취소할 수 없어요.'],
  SHARE_WOULD_RISE: [409, '이미 참여한 이웃이 낼 금액이 늘어나서 바꿀 수 없어요.'],
  ALREADY_JOINED: [409, '이미 참여한 공구예요.'],
  OWN_BOARD: [409, '내가 연 공구예요.'],
  NOT_WAITABLE: [409, '지금 바로 참여할 수 있어요.'],
  WAITLIST_FULL: [409, '기다리는 이웃이 많아서 더 받을 수 없어요.'],
  NOTHING_TO_TAKE: [409, '남은 자리가 없어요.'],
  NEEDS_FOLLOWER: [409, '이웃이 한 명은 있어야 해요.'],
  HAND_ON_CLOSED: [409, '모두 결제한 다음에는 자리를 넘길 수 없어요.'],
  HAND_ON_EARLY: [409, '모두 모인 다음에 자리를 넘길 수 있어요.'],
  HAND_ON_PAID: [409, '이미 결제한 자리는 넘길 수 없어요.'],
  HANDING_ON: [409, '자리를 넘기는 중이에요. 넘기기를 그만두면 결제할 수 있어요.'],
  NOT_ASKED: [409, '지금은 답할 내용이 없어요.'],
  NOTHING_TO_NUDGE: [409, '지금은 알릴 내용이 없어요.'],
  NUDGED_RECENTLY: [409, '조금 전에 알렸어요. 12시간 뒤에 다시 알릴 수 있어요.'],
  PAY_BY_EXTENDED: [409, '결제 기한은 한 번만 늘릴 수 있어요.'],
  BUY_BY_EARLY: [409, '구매 기한 이틀 전부터 늘릴 수 있어요.'],
  BUY_BY_EXTENDED: [409, '구매 기한은 한 번만 늘릴 수 있어요.'],
  CATEGORY_FIXED: [409, '카테고리는 바꿀 수 없어요.'],
  ROOM_CLOSED: [409, '닫힌 채팅방이에요. 지난 대화만 볼 수 있어요.'],
  NOT_PAYABLE: [409, '지금은 결제할 수 없어요.'],
  DEMO_NOT_PAYABLE: [409, '둘러보기용 공구라 결제할 수 없어요.'],
  NOTHING_TO_PAY: [409, '리더는 따로 결제하지 않아도 돼요.'],
  PAYMENT_NOT_PAID: [409, '아직 결제가 승인되지 않았어요.'],
  PAYMENT_MISMATCH: [409, '결제 금액이나 주문이 달라요. 고객센터로 알려 주세요.'],
  PAYMENT_FOREIGN: [409, '다른 사람의 결제예요.'],
  PAYMENT_USED: [409, '이미 쓰인 결제예요.'],
  NOT_PURCHASABLE: [409, '모두 결제한 다음에 구매 완료를 누를 수 있어요.'],
  ALREADY_PURCHASED: [409, '이미 구매 완료 처리 되었습니다.'],
  NOT_TRADABLE: [409, '리더가 구매를 마친 다음에 누를 수 있어요.'],
  ALREADY_TRADED: [409, '이미 거래 완료 처리 되었습니다.'],
  REVIEW_NOT_OPEN: [409, '아직 공구가 완료되지 않았습니다.'],
  ALREADY_REVIEWED: [409, '이미 리뷰를 썼어요.'],
  CONSENT_OUTDATED: [409, '약관이 새로 바뀌었어요. 다시 확인해 주세요.'],
  PUSH_OFF: [409, '지금은 푸시 알림을 쓸 수 없어요.'],

  BODY_TOO_LARGE: [413, '보낸 내용이 너무 커요.'],
  UPLOAD_TOO_LARGE: [413, '사진은 10MB까지 올릴 수 있어요.'],
  UNSUPPORTED_MEDIA_TYPE: [415, '받을 수 없는 형식이에요.'],
  UPLOAD_TYPE: [415, 'JPG, PNG, WebP, HEIC 사진만 올릴 수 있어요.'],
  RATE_LIMITED: [429, '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.'],

  INTERNAL: [500, '서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
  PROVIDER_UNAVAILABLE: [503, '결제 회사와 연결되지 않았어요. 잠시 후 다시 확인할게요.'],
  UNAVAILABLE: [503, '지금은 이용할 수 없어요. 잠시 후 다시 시도해 주세요.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/**
 * What a live connection can be refused with besides: each ends it. They tell a client's programmer what is wrong; users
 * are never shown one.
 */
export const STOMP_REFUSALS = [
  // the session
  'TOKEN_EXPIRED',
  'NOT_CONNECTED',
  'ALREADY_CONNECTED',
  'CONNECT_TIMEOUT',
  'UNSUPPORTED_VERSION',
  'TOO_MANY_CONNECTIONS',
  'TOO_MANY_FRAMES',
  // what was asked for
  'DESTINATION_REFUSED',
  'SUBSCRIPTION_EXISTS',
  'SUBSCRIPTION_UNKNOWN',
  'TOO_MANY_SUBSCRIPTIONS',
  'TRANSACTIONS_UNSUPPORTED',
  'ACK_UNKNOWN',
  'UNKNOWN_COMMAND',
  'MISSING_HEADER',
  // the frame itself
  'FRAME_TOO_LARGE',
  'HEADER_TOO_LARGE',
  'TOO_MANY_HEADERS',
  'MALFORMED_COMMAND',
  'MALFORMED_HEADER',
  'UNDEFINED_ESCAPE',
  'INVALID_UTF8',
  'BAD_CONTENT_LENGTH',
  'MISSING_NUL',
  'UNEXPECTED_BODY',
] as const;

/** The code of an ERROR frame, or of a message of `liveErrors`. */
export type LiveCode = RefusalCode | (typeof STOMP_REFUSALS)[number];
