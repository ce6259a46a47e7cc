import {
  BOARD_DEADLINE_DAYS_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_PEOPLE_MIN,
  CLOSING_SOON_DAYS,
  GAUGE_START,
  NEARBY_METRES,
  RADII,
  SELF_CANCEL_DAYS,
} from '@mungchi/contract';

/** The screen where it is done. */
export type Way = { label: string; to: string };
export type Fact = { answer: string; way: Way | null };

const WAYS = {
  home: { label: '공구 보러 가기', to: '/' },
  rooms: { label: '내 채팅방 보기', to: '/chat/list' },
  write: { label: '공구 열기', to: '/gonggu/write' },
  place: { label: '동네 바꾸기', to: '/mypage/location' },
  profile: { label: '프로필 수정하기', to: '/mypage/edit' },
  own: { label: '내가 올린 공구 보기', to: '/mypage/myGonggu' },
  likes: { label: '관심 목록 보기', to: '/mypage/interest' },
  reviews: { label: '받은 리뷰 보기', to: '/mypage/reviews' },
  joined: { label: '참여한 공구 보기', to: '/mypage/joined' },
  map: { label: '지도에서 보기', to: '/gonggu/map' },
  mypage: { label: '마이페이지 가기', to: '/mypage' },
} satisfies Record<string, Way>;

const km = (metres: number): string => `${metres / 1000}km`;
const fact = (answer: string, way: Way | null = null): Fact => ({ answer, way });

/** What is true of the service today, in its own figures. A sentence here is a promise: the rules are in the same constants. */
export const SERVICE_FACTS: Record<string, Fact> = {
  join: fact(
    '마음에 드는 공구를 열고 ‘공구 참여하기’를 누르면 채팅방에 바로 들어가요. 들어가면 참여가 확정되니 내용을 한 번 더 확인해 주세요. 인원이 다 차면 결제 안내가 와요.',
    WAYS.home,
  ),
  refund: fact(
    '리더가 물건을 사기 전에 공구를 취소하면 낸 돈은 결제한 수단으로 전액 자동 환불돼요. 사람이 모이지 않아 취소될 때도 결제 전이라 빠져나가는 돈이 없어요. 물건을 산 뒤라면 채팅방에서 리더와 먼저 이야기해 주세요.',
    WAYS.rooms,
  ),
  'not-bought': fact(
    '리더가 구매를 마치기 전까지 낸 돈은 뭉치가 맡고 있고, 리더가 공구를 취소하면 전액 환불돼요. 리더가 사지도 취소하지도 않을 때 저절로 환불되지는 않으니, 채팅방에서 먼저 물어보고 풀리지 않으면 운영자에게 알려 주세요.',
    WAYS.rooms,
  ),
  'no-show': fact(
    '약속한 곳에 안 나오면 채팅방에서 시간을 다시 정해 주세요. 물건을 받기 전에는 ‘거래 완료’를 누르지 마세요. 모두 누르기 전까지 돈은 뭉치가 맡고 있고 리더에게 가지 않아요. 끝난 뒤에는 리뷰로 남길 수 있어요.',
    WAYS.rooms,
  ),
  'bad-goods': fact(
    '물건이 상했거나 다르면 ‘거래 완료’를 누르지 말고 채팅방에서 리더와 먼저 이야기해 주세요. 모두 누르기 전까지 돈은 리더에게 가지 않아요. 풀리지 않으면 운영자에게 알려 주세요.',
    WAYS.rooms,
  ),
  fee: fact('뭉치는 수수료를 받지 않아요. 물건값을 인원수로 나눈 금액만 내면 돼요.'),
  gauge: fact(
    `매너 게이지는 함께 공구한 이웃들의 리뷰로 정해지는 신뢰 점수예요. 모두 ${GAUGE_START}%에서 시작하고, 리더일 때와 팔로워일 때를 따로 보여 드려요. 최근 리뷰일수록 더 크게 반영돼요.`,
    WAYS.reviews,
  ),
  leader: fact(
    '공구를 연 사람이 리더, 참여한 이웃이 팔로워예요. 누구나 공구를 열어 리더가 될 수 있어요. 리더는 인원이 모이고 결제가 끝나면 물건을 대표로 사고, 만나서 나눠 주는 역할을 해요.',
    WAYS.write,
  ),
  'pay-when': fact(
    '인원이 다 차면 채팅방에 결제 안내가 와요. 그때 내 몫만 결제하면 되고, 그 전에는 돈이 나가지 않아요.',
    WAYS.rooms,
  ),
  'pay-how': fact(
    '채팅방의 결제 화면에서 카드로 결제할 수 있어요. 금액은 자동으로 계산돼 있어서 확인만 하면 돼요.',
    WAYS.rooms,
  ),
  settlement: fact(
    '팔로워가 낸 돈은 뭉치가 맡아 두었다가, 팔로워가 모두 ‘거래 완료’를 누르면 리더 몫으로 넘어가요. 정산받을 계좌를 등록하는 화면은 아직 없어요.',
    WAYS.rooms,
  ),
  share: fact(
    '총금액을 인원수로 나누고, 팔로워는 1원 아래를 버린 금액을 내요. 나누어떨어지지 않고 남는 몇 원은 리더가 부담해요.',
  ),
  delivery: fact(
    '뭉치는 이웃끼리 직접 만나서 나누는 공구예요. 리더가 물건을 받은 뒤 채팅방에서 정한 곳에서 만나 나눠 가져요. 그래서 따로 배송비가 없어요.',
  ),
  pickup: fact(
    '공구 글에 적힌 거래 장소 근처에서 만나요. 리더가 구매를 마치면 채팅방에 주소가 올라오고, 시간은 채팅으로 정하면 돼요.',
    WAYS.rooms,
  ),
  open: fact(
    '홈의 글쓰기 버튼이나 상품 화면의 ‘공구방 생성하기’로 열 수 있어요. 인원, 가격, 마감일, 거래 장소만 적으면 채팅방까지 함께 만들어져요.',
    WAYS.write,
  ),
  edit: fact(
    '내가 연 공구는 모집하는 동안 고칠 수 있어요. 참여한 이웃이 있으면 한 사람이 낼 돈이 오르게는 못 바꾸고, 인원이 다 찬 뒤에는 고칠 수 없어요. 고친 내용은 채팅방에 알려 드려요.',
    WAYS.own,
  ),
  notify: fact(
    '휴대폰으로 가는 알림은 아직 없어요. 새 메시지와 결제 안내는 ‘채팅’ 탭의 채팅방에서 볼 수 있어요.',
    WAYS.rooms,
  ),
  receipt: fact(
    '영수증을 뽑는 화면은 아직 없어요. 누가 얼마를 냈는지는 채팅방의 ‘1/N 결제 현황’에서 볼 수 있어요.',
    WAYS.rooms,
  ),
  login: fact('카카오, 네이버, 구글 계정으로 시작할 수 있어요. 뭉치가 따로 비밀번호를 받지는 않아요.'),
  coupon: fact('쿠폰이나 포인트는 없어요. 여럿이 나눈 값 그대로 내면 돼요.'),
  leave: fact(
    '참여는 확정이라 혼자 나갈 수는 없어요. 사정이 생기면 채팅방에서 리더에게 알려 주세요. 리더가 구매 전에 공구를 취소하면 낸 돈은 모두 환불돼요.',
    WAYS.rooms,
  ),
  cancel: fact(
    '내가 연 공구는 물건을 사기 전까지 채팅방에서 취소할 수 있고, 그때까지 낸 돈은 모두 자동 환불돼요. 참여한 공구는 혼자 나갈 수 없으니 리더에게 말해 주세요.',
    WAYS.rooms,
  ),
  'not-filled': fact(
    `마감일까지 인원이 차지 않으면 리더에게 알려 드려요. 리더가 마감일을 늦추거나 취소할 수 있고, ${SELF_CANCEL_DAYS}일 동안 아무 일이 없으면 공구는 자동으로 취소돼요. 결제 전이라 나가는 돈은 없어요.`,
    WAYS.rooms,
  ),
  review: fact(
    '거래가 모두 끝나면 채팅방에 리뷰 안내가 와요. 함께한 이웃마다 별점과 키워드, 한마디를 한 번씩 남길 수 있어요.',
    WAYS.rooms,
  ),
  location: fact('마이페이지의 ‘주소 설정’에서 바꿀 수 있어요. 바꾸면 새 동네의 공구가 바로 보여요.', WAYS.place),
  likes: fact('마이페이지의 ‘관심 목록’에서 하트 누른 공구와 상품을 볼 수 있어요.', WAYS.likes),
  safety: fact(
    '결제한 돈은 바로 리더에게 가지 않고 뭉치가 맡아 두었다가, 팔로워가 모두 물건을 받았다고 확인하면 리더에게 전달해요. 구매 전에 취소되면 전액 환불돼요. 리더의 매너 게이지와 리뷰도 함께 확인해 보세요.',
    WAYS.rooms,
  ),
  nearby: fact(
    `근처는 내가 저장한 위치에서 ${NEARBY_METRES}m 안을 뜻해요. 걸어서 10분 남짓이라 만나서 나누기 좋은 거리예요. 저한테 물어보면 ${km(RADII.at(-1)!)}까지 넓혀서 찾아 드려요.`,
    WAYS.map,
  ),
  profile: fact('마이페이지의 ‘프로필 수정’에서 닉네임과 사진을 바꿀 수 있어요.', WAYS.profile),
  privacy: fact(
    '다른 이웃에게는 닉네임, 프로필 사진, 매너 게이지, 받은 키워드만 보여요. 이름, 전화번호, 이메일, 정확한 위치는 공개되지 않아요. 이 대화에서 나눈 말은 그대로 저장하지 않고, 찾던 조건만 30일 동안 기억해요.',
    WAYS.mypage,
  ),
  report: fact(
    '신고하기와 차단하기는 아직 앱에 없어요. 문제가 생기면 ‘거래 완료’를 누르지 말고, 채팅 내용을 남겨 둔 채 운영자에게 알려 주세요.',
    WAYS.rooms,
  ),
  withdraw: fact(
    '회원 탈퇴 화면은 아직 앱에 없어요. 탈퇴하고 싶다면 진행 중인 공구를 마무리한 뒤 운영자에게 요청해 주세요.',
    WAYS.mypage,
  ),
  support: fact(
    '지금 이 대화창에서는 이용 방법을 안내해 드릴 수 있어요. 결제나 거래에 문제가 있으면 해당 채팅방에서 먼저 리더와 이야기하고, 해결되지 않으면 운영자에게 알려 주세요.',
    WAYS.rooms,
  ),
  about: fact(
    '뭉치는 가까운 이웃끼리 모여 물건을 함께 사고 나누는 서비스예요. 대용량을 나눠 사면 한 사람이 내는 값이 확 줄어요.',
    WAYS.home,
  ),
  price: fact(
    '표시된 금액은 뭉치에 등록된 상품 가격이에요. 다른 곳과 값을 견주어 보고, 여럿이 나누면 한 사람이 얼마를 내는지 저에게 물어보세요.',
  ),
  'people-limit': fact(
    `공구는 리더를 포함해서 ${BOARD_PEOPLE_MIN}명부터 ${BOARD_PEOPLE_MAX}명까지 모을 수 있어요.`,
    WAYS.write,
  ),
  deadline: fact(
    `마감일은 공구 글마다 리더가 정하고, 오늘부터 ${BOARD_DEADLINE_DAYS_MAX}일 뒤까지 고를 수 있어요. 목록에서는 ${CLOSING_SOON_DAYS}일 안에 끝나거나 한 자리만 남으면 마감임박으로 보여요.`,
    WAYS.home,
  ),
  chat: fact('참여한 공구의 채팅방은 아래 ‘채팅’ 탭에 모여 있어요.', WAYS.rooms),
  'my-boards': fact('참여한 공구와 내가 연 공구는 마이페이지에서 볼 수 있어요.', WAYS.joined),
};
