/**
 * Every Korean text that the specification fixes, by the moment in which a person reads it. The tests of the same name
 * bring each moment about and look for its texts; a moment that none of them reached fails.
 */
type Table = Record<string, readonly string[]>;

export const AROUND = {
  // Onboarding
  start: ['시작하기'],
  login: ['카카오로 시작하기', '네이버로 시작하기', '구글로 시작하기'],
  signUp: ['사용자 정보 입력', '이름', '닉네임', '전화번호', '이메일', '생일', '성별', '남성', '여성', '다음'],
  signUpLocation: ['주소 설정', '다음'],
  signUpPrefer: ['관심 카테고리', '신선식품', '가공식품', '생활용품', '주방용품', '완료'],
  noAddress: ['주소를 찾을 수 없어요'],
  sessionOver: ['로그인을 진행해주세요.'],

  // Home and search
  home: [
    "AI 뭉치's PICK",
    '검색어를 입력해주세요.',
    '전체',
    '신선식품',
    '가공식품',
    '주방용품',
    '생활용품',
    '근처에서 열린 공구',
    '모집중',
    '홈',
    '채팅',
    '쇼핑',
    '마이페이지',
  ],
  homeLoading: ['loading...', '추천 공구를 불러오고 있어요!', '공구들을 불러오고 있어요.'],
  homeEmpty: ['텅~', '근처에서 열린 공구가 없어요. 제일 먼저 공구를 열어보세요!'],
  search: ['닫기'],
  searchLoading: ['로딩중...'],

  // Shopping and the assistant
  shopping: ["뭉치's PICK!", 'AI 뭉치가 추천하는 공구템이에요!', '이런 카테고리 상품도 둘러보세요'],
  item: ['제품 상세', '공구방 생성하기'],
  itemWithBoards: ['참여'],
  itemAlone: ['진행 중인 공구가 없어요.', '아래 버튼으로 직접 시작해 보세요!'],
  assistant: ['AI 뭉치'],
  assistantWaiting: ['답변을 만들고 있어요!'],

  // My page
  mypage: ['마이페이지', '프로필 수정', '주소 설정', '내가 올린 공구', '관심 목록', '로그아웃'],
  myBoardsEmpty: ['공구를 열면 여기서 볼 수 있어요.'],
  interestEmpty: ['하트를 누른 공구를 여기서 볼 수 있어요!'],
  interestProductsEmpty: ['하트를 누른 상품을 여기서 볼 수 있어요!'],
  loggedOut: ['로그아웃 되었습니다.'],
} as const satisfies Table;

export const BOARDS = {
  // One group purchase
  detailLoading: ['게시글을 불러오는 중이에요.'],
  detail: ['마감까지', '명 남았어요!', '공구 참여하기'],
  detailShare: ['공구하러 가기'],
  joinSheet: [
    '채팅방에 입장합니다!',
    '채팅방에 입장하면, 참여가 확정되어 나갈 수 없어요!',
    '참여자들과 함께 공구에 대한 대화를 나눠 보세요.',
    '확인',
  ],
  joinFailed: ['공구방 참여에 실패했습니다. 다시 시도해주세요.'],
  likeFailed: ['찜 실패. 다시 시도해주세요.'],
  unlikeFailed: ['찜 취소 실패. 다시 시도해주세요.'],
  leaderCard: ['리더 게이지', '팔로워 게이지', '아직 리뷰가 없어요!'],
  detailJoined: ['채팅방 바로 가기'],
  detailClosed: ['마감된 공구입니다.', '참여할 수 없는 공구입니다.'],
  editInProgress: ['공구가 아직 진행 중입니다. 글을 수정할 수 없습니다.'],
  deleteInProgress: ['공구가 아직 진행 중입니다. 글을 삭제할 수 없습니다.'],
  deleteFailed: ['글 삭제에 실패했습니다. 다시 시도해주세요.'],
  deleted: ['글 삭제 성공!'],

  // Writing and editing
  write: ['공구 열기', '제목은 자동으로 생성됩니다.', '상품명', '+ 총 수량 +', '공구합니다.', '작성 완료'],
  writeTooMany: ['사진은 최대 5개까지 올릴 수 있습니다.'],
  writeFailed: ['게시글 작성에 실패했습니다. 다시 시도해주세요.'],
  edit: ['공구 수정하기', '수정 완료'],
  editFailed: ['게시글 수정에 실패했습니다. 다시 시도해주세요.'],

  // Map
  map: ['내 근처', '한눈에 보기'],
  mapLoading: ['로딩중...'],
  mapEmpty: ['등록된 공구가 없습니다.'],
} as const satisfies Table;

export const ROOMS = {
  // Chat
  chatList: ['나의 채팅 목록', '어제', '99+'],
  chatListLoading: ['채팅 목록을 불러오는 중이에요.'],
  chatListEmpty: ['아직 참여 중인 공구가 없어요.'],
  roomLoading: ['게시글을 불러오는 중이에요.'],
  room: ['모집중', '모집완료', '구매중', '구매완료', '공구완료', '메시지 입력'],
  roomPeople: ['참여 인원'],
  roomUnknownSender: ['알 수 없음'],
  roomConnecting: ['연결 중...'],
  roomSocketError: ['채팅 연결 중 문제가 생겼어요. 다시 연결할게요.'],
  roomGaveUp: ['채팅에 연결하지 못했어요. 페이지를 새로고침 해 주세요.'],
  roomNotFound: ['404 NOT FOUND!', '채팅방을 불러올 수 없어요.'],
  roomForeign: ['잘못된 접근입니다.'],
} as const satisfies Table;

export const MONEY = {
  // Money
  pay: ['1/N 결제 현황', '결제 현황이에요.', '모인 금액', '결제하기'],
  payUnverified: ['결제 검증 실패'],
  payFault: ['결제 처리 중 오류 발생'],
  payDeclined: ['결제 실패:'],
  paid: ['결제 성공!'],
  payDone: ['결제 완료'],
  payTooEarly: ['아직 모집 중입니다.'],
  payForeign: ['잘못된 접근입니다.'],
  resultNone: ['결제 정보가 없습니다.'],
  resultOk: ['결제 성공!'],
  resultRejected: ['결제 검증에 실패했습니다. 다시 시도해주세요.'],
  resultNetwork: ['서버 오류로 결제를 확인하지 못했습니다.'],

  // Handing over
  roomPayingLeader: ['구매 완료'],
  purchaseFailed: ['구매 완료 실패'],
  purchased: ['구매 완료!'],
  purchasedAgain: ['이미 구매 완료 처리 되었습니다.'],
  roomPurchasedFollower: ['거래 완료'],
  tradeFailed: ['거래 완료 실패'],
  traded: ['거래 완료!'],
  tradedAgain: ['이미 거래 완료 처리 되었습니다.'],

  // Reviews
  reviewTooEarly: ['아직 공구가 완료되지 않았습니다.'],
  reviewList: ['리뷰 작성', '본인', '작성하기', '완료'],
  reviewWrite: [
    '님과의 공구는',
    '친절해요',
    '약속 시간을 지켰어요',
    '채팅 응답이 빨라요',
    '설명과 같아요',
    '믿을 수 있어요',
    '가격∙수량이 동일해요',
    '또 거래하고 싶어요',
    '작성 완료',
  ],
  reviewListAfter: ['작성완료'],
  reviewForeign: ['잘못된 접근입니다.'],
  profileTags: ['#친절해요', '#시간준수', '#빠른응답', '#설명일치', '#신뢰해요', '#물건확실'],
  profileTagsMore: ['#매우만족'],
} as const satisfies Table;
