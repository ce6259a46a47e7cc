import {
  type AppPage,
  BOARD_DEADLINE_DAYS_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_PEOPLE_MIN,
  BUY_GRACE_DAYS,
  BUY_HOURS,
  CALLS_MAX,
  CLOSING_SOON_DAYS,
  CONFIRM_ALONE_HOURS,
  CONFIRM_HOURS,
  DISPUTE_ANSWER_HOURS,
  DISPUTE_HOURS,
  GAUGE_START,
  NEARBY_METRES,
  PAY_HOURS,
  PAYOUT_HOURS,
  PAYOUT_MIN,
  RADII,
  SELF_CANCEL_DAYS,
} from '@mungchi/contract';

/** The screen where it is done. */
export type Way = { label: string; to: AppPage };
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
  payouts: { label: '정산 보기', to: '/mypage/payouts' },
  alerts: { label: '알림 설정하기', to: '/mypage/alerts' },
  account: { label: '계정 보기', to: '/mypage/account' },
  blocks: { label: '차단한 이웃 보기', to: '/mypage/blocks' },
  help: { label: '문의하기', to: '/help' },
  privacy: { label: '개인정보 처리방침 보기', to: '/legal/privacy' },
} satisfies Record<string, Way>;

const km = (metres: number): string => `${metres / 1000}km`;
const days = (hours: number): string => `${hours / 24}일`;
const fact = (answer: string, way: Way | null = null): Fact => ({ answer, way });

/** What is true of the service today, in its own figures. A sentence here is a promise: the rules are in the same constants. */
export const SERVICE_FACTS: Record<string, Fact> = {
  join: fact(
    '마음에 드는 공구를 열고 ‘공구 참여하기’를 누르면 채팅방에 바로 들어가요. 들어가면 참여가 확정되니 내용을 한 번 더 확인해 주세요. 인원이 다 차면 결제 안내가 와요. 친구와 함께하려면 공구 화면의 ‘공유하기’로 링크를 보내 주세요.',
    WAYS.home,
  ),
  refund: fact(
    '물건을 사기 전에 공구가 취소되면 낸 돈은 결제한 수단으로 전액 자동 환불돼요. 카드사에 따라 3~7일쯤 걸려요. 물건을 산 뒤라면 채팅방의 ‘문제 알리기’에서 돌려받을 금액을 적어 주세요.',
    WAYS.rooms,
  ),
  'not-bought': fact(
    `결제가 끝나고 리더가 ${days(BUY_HOURS)} 안에 사지 않으면 재촉하고, ${BUY_GRACE_DAYS}일이 더 지나면 공구가 저절로 취소돼 낸 돈이 모두 환불돼요. 그때까지 돈은 뭉치가 맡고 있어요.`,
    WAYS.rooms,
  ),
  'no-show': fact(
    `상대가 안 나오면 채팅방에서 약속을 다시 정해 주세요. 물건을 못 받았으면 ‘받았어요’를 누르지 말고 ‘문제 알리기’로 알려 주세요. 리더가 전달했다고 했는데 아무 말이 없으면 ${days(CONFIRM_HOURS)}에서 ${days(CONFIRM_ALONE_HOURS)} 뒤에 받은 것으로 돼요.`,
    WAYS.rooms,
  ),
  'bad-goods': fact(
    `물건이 상했거나 다르거나 모자라면 채팅방에서 ‘문제 알리기’를 눌러 주세요. 받은 뒤 ${DISPUTE_HOURS}시간까지 알릴 수 있고, 리더가 ${days(DISPUTE_ANSWER_HOURS)} 안에 답하지 않거나 뜻이 다르면 운영자가 정해요. 그동안 그 돈은 리더에게 가지 않아요.`,
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
    `인원이 다 차면 채팅방에 결제 안내가 와요. 그때부터 ${PAY_HOURS}시간이 지난 뒤 첫 밤 9시까지 내 몫만 결제하면 되고, 그 전에는 돈이 나가지 않아요. 기한이 지나면 알려 드린 뒤 자리를 다른 이웃에게 열어요.`,
    WAYS.rooms,
  ),
  'pay-how': fact(
    '채팅방의 결제 화면에서 카드로 결제할 수 있어요. 금액은 자동으로 계산돼 있어서 확인만 하면 돼요.',
    WAYS.rooms,
  ),
  settlement: fact(
    `팔로워가 모두 받으면 모인 돈이 리더 몫이 돼요. 그 뒤 ${PAYOUT_HOURS}시간이 지난 첫 밤 9시부터 마이페이지의 ‘정산’에서 내 계좌로 받을 수 있어요. ${PAYOUT_MIN.toLocaleString('ko-KR')}원부터 보내 드려요.`,
    WAYS.payouts,
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
    `결제, 새 메시지, 찜한 공구의 마감을 휴대폰 알림으로 받을 수 있어요. 찾는 물건은 마이페이지의 ‘찾아오는 공구’에 키워드로 적어 두거나 리더를 단골로 두면, 근처에 열릴 때 하루 ${CALLS_MAX}번까지 알려 드려요. 아직 없는 공구는 ‘같이 살 사람 찾기’에 적어 두면 같은 걸 찾는 이웃을 모아 드려요. 조용한 시간은 ‘알림 설정’에서 정할 수 있어요.`,
    WAYS.alerts,
  ),
  receipt: fact(
    '누가 얼마를 냈는지는 채팅방의 ‘1/N 결제 현황’에, 리더가 받은 돈은 ‘정산 내역’에 있어요. 현금영수증과 세금계산서는 뭉치가 끊어 드리지 못해요.',
    WAYS.rooms,
  ),
  login: fact('카카오, 네이버, 구글 계정으로 시작할 수 있어요. 뭉치가 따로 비밀번호를 받지는 않아요.'),
  coupon: fact('쿠폰이나 포인트는 없어요. 여럿이 나눈 값 그대로 내면 돼요.'),
  leave: fact(
    '참여하면 확정이라 그냥 취소하고 나갈 수는 없어요. 잘못 눌렀다면 10분 안에, 모두 모이기 전에 글이나 채팅방의 ‘참여 되돌리기’로 되돌릴 수 있어요. 그 뒤에도 결제하기 전이라면 채팅방 오른쪽 위 메뉴의 ‘자리 넘기기’로 이어받을 이웃을 찾을 수 있고, 결제한 뒤에는 리더와 먼저 이야기해 주세요.',
    WAYS.rooms,
  ),
  cancel: fact(
    '내가 연 공구는 물건을 사기 전까지 채팅방에서 취소할 수 있고, 그때까지 낸 돈은 모두 자동 환불돼요. 참여한 공구는 결제 전에 채팅방 메뉴의 ‘자리 넘기기’로 이웃에게 넘길 수 있어요.',
    WAYS.rooms,
  ),
  'not-filled': fact(
    `마감일까지 인원이 차지 않으면 리더에게 알려 드려요. 리더가 마감일을 늦추거나, 남은 자리를 맡거나, 취소할 수 있고, ${SELF_CANCEL_DAYS}일 동안 아무 일이 없으면 공구는 자동으로 취소돼요. 결제 전이라 나가는 돈은 없어요.`,
    WAYS.rooms,
  ),
  review: fact(
    '거래가 모두 끝나면 채팅방에 리뷰 안내가 와요. 함께한 이웃마다 별점과 키워드, 한마디를 한 번씩 남길 수 있어요.',
    WAYS.rooms,
  ),
  location: fact('마이페이지의 ‘주소 설정’에서 바꿀 수 있어요. 바꾸면 새 동네의 공구가 바로 보여요.', WAYS.place),
  likes: fact('마이페이지의 ‘관심 목록’에서 하트 누른 공구와 상품을 볼 수 있어요.', WAYS.likes),
  safety: fact(
    '결제한 돈은 바로 리더에게 가지 않고 뭉치가 맡아 두었다가, 팔로워가 모두 물건을 받으면 리더에게 전해요. 구매 전에 취소되면 전액 환불되고, 문제가 있으면 채팅방의 ‘문제 알리기’로 알릴 수 있어요. 리더의 매너 게이지와 리뷰도 함께 확인해 보세요.',
    WAYS.rooms,
  ),
  nearby: fact(
    `근처는 내가 저장한 위치에서 ${NEARBY_METRES}m 안을 뜻해요. 걸어서 10분 남짓이라 만나서 나누기 좋은 거리예요. 저한테 물어보면 ${km(RADII.at(-1)!)}까지 넓혀서 찾아 드려요.`,
    WAYS.map,
  ),
  profile: fact('마이페이지의 ‘프로필 수정’에서 닉네임과 사진을 바꿀 수 있어요.', WAYS.profile),
  privacy: fact(
    '다른 이웃에게는 닉네임, 프로필 사진, 매너 게이지, 받은 키워드와 리뷰만 보여요. 이름, 전화번호, 이메일, 정확한 위치는 공개되지 않아요. 이 대화에서 나눈 말은 그대로 저장하지 않고, 찾던 조건만 30일 동안 기억해요. 어떤 정보를 얼마 동안 모으는지는 개인정보 처리방침에 있어요.',
    WAYS.privacy,
  ),
  report: fact(
    '이웃의 프로필, 공구 글, 메시지, 리뷰의 더 보기(⋯)에서 신고하거나 차단할 수 있어요. 신고는 하루 안에 확인하고, 누가 신고했는지는 알리지 않아요.',
    WAYS.blocks,
  ),
  withdraw: fact(
    '마이페이지의 ‘계정’에서 언제든 탈퇴할 수 있어요. 프로필과 관심 목록은 바로 지워지고, 거래 기록은 법에 따라 5년 동안 따로 보관해요. 결제했거나 이끌고 있는 공구, 받지 않은 정산금이 있으면 먼저 마무리해 주세요.',
    WAYS.account,
  ),
  support: fact(
    '이용 방법은 여기서 물어보세요. 사람에게 묻고 싶으면 마이페이지의 ‘도움말과 문의’에 남겨 주세요. 운영자가 답해 드려요.',
    WAYS.help,
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
    `마감일은 공구 글마다 리더가 정하고, 오늘부터 ${BOARD_DEADLINE_DAYS_MAX}일 뒤까지 고를 수 있어요. 마감일이 지나면 새로 들어갈 수 없어요. 목록에서는 ${CLOSING_SOON_DAYS}일 안에 끝나거나 한 자리만 남으면 마감임박으로 보여요.`,
    WAYS.home,
  ),
  age: fact('만 14세부터 가입할 수 있어요. 가입할 때 확인해요.'),
  waiting: fact(
    '인원이 다 찬 공구는 글 화면의 ‘빈자리 알림 받기’를 눌러 두세요. 자리가 나면 바로 알려 드려요.',
    WAYS.home,
  ),
  difference: fact(
    '리더는 실제로 산 금액과 영수증을 채팅방에 올려요. 적은 가격보다 싸게 샀으면 차액을 나눠서 결제한 수단으로 돌려 드리고, 더 비싸게 샀어도 더 내지 않아요.',
    WAYS.rooms,
  ),
  shares: fact(
    '몫으로 나눈 공구라면 한 사람이 여러 몫을 맡을 수 있어요. 참여할 때 몇 몫인지 고르면 그만큼 내고 그만큼 받아요.',
    WAYS.home,
  ),
  received: fact(
    '물건을 받았으면 채팅방 아래의 ‘받았어요’를 눌러 주세요. 그러면 내 거래가 완료되고, 모두 받으면 리더에게 돈이 전해져요.',
    WAYS.rooms,
  ),
  chat: fact('참여한 공구의 채팅방은 아래 ‘채팅’ 탭에 모여 있어요.', WAYS.rooms),
  'my-boards': fact('참여한 공구와 내가 연 공구는 마이페이지에서 볼 수 있어요.', WAYS.joined),
};
