import {
  ALERTS_MAX,
  type AppPage,
  BOARD_DEADLINE_DAYS_MAX,
  BOARD_IMAGES_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_PEOPLE_MIN,
  BUY_GRACE_DAYS,
  BUY_HOURS,
  CALLS_MAX,
  CHECK_DAYS,
  CHECK_NEAR_METRES,
  CLOSING_SOON_DAYS,
  CONFIRM_ALONE_HOURS,
  CONFIRM_HOURS,
  DISPUTE_ANSWER_HOURS,
  DISPUTE_HOURS,
  DRAFT_DAYS,
  DRAFTS_MAX,
  GAUGE_START,
  JOIN_PAUSE_DAYS,
  LATE_CHANGE_HOURS,
  MESSAGE_DELETE_MS,
  MESSAGE_PICTURES_MAX,
  NEARBY_METRES,
  NICKNAME_MAX,
  OVER_DAYS,
  PAY_HOURS,
  PAYOUT_ACCOUNT_HOURS,
  PAYOUT_HOURS,
  PAYOUT_MIN,
  POLL_SLOTS_MAX,
  POLL_SLOTS_MIN,
  QUESTION_MAX,
  RADII,
  REVIEWS_OPEN_HOURS,
  SELF_CANCEL_DAYS,
  UNDO_DAYS,
  UNDO_MAX,
  UNDO_MINUTES,
  UNPAID_LEAVES_DAYS,
  UNPAID_LEAVES_MAX,
  WISH_GATHERED,
  WISH_METRES,
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
  looking: { label: '찾아오는 공구 보기', to: '/mypage/looking' },
  check: { label: '동네 인증하기', to: '/mypage/check' },
  past: { label: '지난 공구방 보기', to: '/chat/past' },
  inbox: { label: '알림 보기', to: '/notifications' },
  refunds: { label: '환불 규정 보기', to: '/legal/refund' },
  operator: { label: '사업자 정보 보기', to: '/legal/operator' },
  shopping: { label: '쇼핑 보기', to: '/shopping' },
  wishes: { label: '같이 살 사람 찾기', to: '/gonggu/wishes' },
  leave: { label: '탈퇴하기', to: '/mypage/leave' },
  standing: { label: '이용 제한 보기', to: '/mypage/standing' },
} satisfies Record<string, Way>;

const km = (metres: number): string => `${metres / 1000}km`;
const distance = (metres: number): string => (metres < 1000 ? `${metres}m` : km(metres));
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
  'join-after': fact(
    '참여하면 바로 채팅방에 들어가고 자리가 확정돼요. 인원이 다 차면 결제 안내가 오고, 그 전에는 낼 돈이 없어요. 모두 결제하면 리더가 물건을 사고, 만나서 받으면 끝나요.',
    WAYS.rooms,
  ),
  'join-undo': fact(
    `잘못 눌렀다면 참여하고 ${UNDO_MINUTES}분 안에, 모두 모이기 전에 되돌릴 수 있어요. 글이나 채팅방의 ‘참여 되돌리기’를 눌러 주세요. 한 공구에서 한 번, ${UNDO_DAYS}일에 ${UNDO_MAX}번까지예요.`,
    WAYS.rooms,
  ),
  'join-limit': fact(
    '공구는 여러 개에 함께 참여할 수 있고 개수 제한은 없어요. 채팅방은 공구마다 따로 열려요.',
    WAYS.joined,
  ),
  'hand-on': fact(
    '결제하기 전이라면 채팅방 오른쪽 위 메뉴의 ‘자리 넘기기’를 누르세요. 이어받는 이웃이 나타나면 자리가 넘어가고, 그 전까지는 내 자리예요. 결제한 뒤에는 넘길 수 없어요.',
    WAYS.rooms,
  ),
  'deadline-extend': fact(
    '모집하는 동안 리더가 글을 고쳐 마감일을 늦출 수 있어요. 마감일이 지난 뒤에 늦추면 다시 모집을 시작해요.',
    WAYS.own,
  ),
  radius: fact(
    `홈, 검색, 지도에서 반경을 ${RADII.map(distance).join(', ')} 가운데 고를 수 있어요. 고른 반경은 다음에도 그대로예요.`,
    WAYS.home,
  ),
  status: fact(
    `모집중은 지금 참여할 수 있다는 뜻이에요. 마감임박은 ${CLOSING_SOON_DAYS}일 안에 끝나거나 한 자리만 남았을 때, 마감은 자리가 찼거나 기한이 지났을 때 붙어요.`,
    WAYS.home,
  ),
  'pay-late': fact(
    '기한 전에 두 번 알려 드려요. 그래도 결제하지 않으면 자리가 다른 이웃에게 열리고, 낸 돈이 없으니 돌려받을 돈도 없어요. ' +
      `${UNPAID_LEAVES_DAYS}일 안에 ${UNPAID_LEAVES_MAX}번 그러면 ${JOIN_PAUSE_DAYS}일 동안 새로 참여할 수 없어요.`,
    WAYS.rooms,
  ),
  'pay-failed': fact(
    '결제 화면에서 다시 눌러 보세요. 같은 돈이 두 번 나가지 않고, 금액이 맞지 않게 결제된 돈은 자동으로 돌려 드려요. 계속 안 되면 카드사 한도를 확인하거나 문의해 주세요.',
    WAYS.help,
  ),
  'pay-method': fact(
    '결제는 카드로 해요. 채팅방의 결제 화면에서 내 몫만 결제하면 되고, 현금이나 계좌로 이웃에게 직접 보내지 마세요.',
    WAYS.rooms,
  ),
  'pay-leader': fact(
    '리더는 물건을 대신 사는 사람이라 자기 몫과 남는 몇 원을 물건값으로 직접 내요. 그래서 결제 화면에서는 처음부터 낸 것으로 보여요.',
  ),
  'refund-when': fact(
    '취소가 정해지면 바로 카드사에 환불을 요청해요. 카드사에 따라 3~7일쯤 걸리고, 끝나면 알림으로 알려 드려요.',
    WAYS.refunds,
  ),
  'refund-part': fact(
    '일부만 돌려받을 수도 있어요. 리더가 더 싸게 샀으면 차액이 저절로 돌아오고, 양이 모자라거나 상했으면 채팅방의 ‘문제 알리기’에서 돌려받을 금액을 적어 주세요.',
    WAYS.rooms,
  ),
  'cancel-leader': fact(
    '내가 연 공구는 물건을 사기 전까지 취소할 수 있어요. 이미 결제한 이웃에게는 모두 자동으로 환불돼요. 물건을 산 뒤에는 취소할 수 없어요.',
    WAYS.own,
  ),
  'cancel-follower': fact(
    '결제한 뒤에는 혼자 취소할 수 없어요. 채팅방에서 리더와 이야기해 주세요. 리더가 공구를 취소하거나 기한 안에 사지 않으면 전액 환불돼요.',
    WAYS.rooms,
  ),
  'meet-time': fact(
    `리더가 채팅방의 ‘만나서 받기’에서 약속을 정하거나 때를 ${POLL_SLOTS_MIN}~${POLL_SLOTS_MAX}개 골라 물어봐요. 되는 때를 모두 고르면 리더가 그중 하나로 정해요.`,
    WAYS.rooms,
  ),
  'meet-change': fact(
    `약속은 리더가 바꿀 수 있고, 바꾸면 모두에게 바로 알려 드려요. 만나기 ${LATE_CHANGE_HOURS}시간 안에 바꾸면 기록에 남아요. 시간이 안 되면 채팅방에 먼저 말해 주세요.`,
    WAYS.rooms,
  ),
  code: fact(
    '나눔 코드는 리더 화면에 나오는 숫자 여섯 자리예요. 물건을 받은 다음 이 번호를 넣거나 QR을 찍으면 받은 것으로 돼요. 넣지 않고 ‘받았어요’만 눌러도 돼요.',
    WAYS.rooms,
  ),
  proxy: fact(
    '가족이나 친구가 대신 받아도 돼요. 누가 가는지 채팅방에 말해 두고, 물건을 확인한 뒤 내 휴대폰에서 ‘받았어요’를 눌러 주세요.',
    WAYS.rooms,
  ),
  late: fact(
    '늦을 것 같으면 채팅방에 바로 알려 주세요. 약속을 바꾸는 건 리더가 할 수 있어요. 못 가게 되어도 물건을 받기 전에는 ‘받았어요’를 누르지 마세요.',
    WAYS.rooms,
  ),
  'auto-confirm': fact(
    `리더가 전달했다고 하고 ${days(CONFIRM_HOURS)}에서 ${days(CONFIRM_ALONE_HOURS)} 동안 아무 말이 없으면 받은 것으로 돼요. 그 전에 미리 알려 드리니, 못 받았으면 ‘아직 못 받았어요’를 눌러 주세요.`,
    WAYS.rooms,
  ),
  'quantity-wrong': fact(
    `양이 모자라면 받은 뒤 ${DISPUTE_HOURS}시간 안에 채팅방의 ‘문제 알리기’에서 ‘양이 모자라요’를 고르고, 사진과 돌려받을 금액을 적어 주세요.`,
    WAYS.rooms,
  ),
  dispute: fact(
    `채팅방 메뉴의 ‘문제 알리기’에서 무슨 일인지, 얼마를 돌려받고 싶은지 적어 주세요. 받기 전에는 언제든, 받은 뒤에는 ${DISPUTE_HOURS}시간까지 알릴 수 있어요.`,
    WAYS.rooms,
  ),
  'dispute-after': fact(
    `리더가 ${days(DISPUTE_ANSWER_HOURS)} 안에 답해요. 받아들이면 그 금액이 환불되고, 답이 없거나 뜻이 다르면 운영자가 정해요. 정해질 때까지 그 돈은 리더에게 가지 않아요.`,
    WAYS.rooms,
  ),
  evidence: fact(
    '문제를 알릴 때 사진을 5장까지 올릴 수 있어요. 나와 리더, 운영자만 보고 다른 이웃에게는 보이지 않아요.',
    WAYS.rooms,
  ),
  'payout-when': fact(
    `모두 받고 나서 ${PAYOUT_HOURS}시간이 지난 첫 밤 9시부터 ‘정산’에서 받을 수 있어요. 신청하면 운영자가 확인하고 보내 드려요.`,
    WAYS.payouts,
  ),
  'payout-min': fact(
    `정산은 ${PAYOUT_MIN.toLocaleString('ko-KR')}원부터 받을 수 있고, 받을 수 있는 돈을 한 번에 모두 보내 드려요.`,
    WAYS.payouts,
  ),
  'payout-account': fact(
    `마이페이지의 ‘정산’에서 계좌를 넣고 바꿀 수 있어요. 내 이름의 계좌여야 하고, 바꾼 계좌로는 ${PAYOUT_ACCOUNT_HOURS}시간이 지난 첫 밤 9시부터 받을 수 있어요.`,
    WAYS.payouts,
  ),
  'settlement-missing': fact(
    '‘정산’에서 신청이 어디까지 갔는지 볼 수 있어요. 아직 받지 않은 이웃이 있거나 문제가 알려졌으면 그 돈은 끝날 때까지 기다려요. 보내지 못했으면 까닭을 알려 드려요.',
    WAYS.payouts,
  ),
  'open-cost': fact('공구를 여는 데 드는 돈은 없어요. 올리는 값도 수수료도 받지 않아요.', WAYS.write),
  'open-where': fact(
    '글을 쓸 때 거래 장소의 도로명 주소를 찾아 고르세요. 집이 아니라 역이나 편의점처럼 만나기 쉬운 곳도 좋아요. 자세한 건 만나는 곳에 적을 수 있어요.',
    WAYS.write,
  ),
  'open-photos': fact(
    `사진은 ${BOARD_IMAGES_MAX}장까지 올릴 수 있어요. jpg, png로 올리고, 쇼핑 상품에서 열면 상품 사진이 들어가요.`,
    WAYS.write,
  ),
  'open-price': fact(
    '총 가격에는 실제로 살 물건값 전체를 적어 주세요. 인원수로 나눈 값이 한 사람의 몫이 돼요. 더 싸게 사면 차액을 돌려드리고, 더 들어도 이웃은 더 내지 않아요.',
    WAYS.write,
  ),
  'open-sentence': fact(
    '글쓰기 화면 위의 ‘한 문장으로 채우기’에 “제주감귤 10kg 3만원 다섯 명 토요일까지”처럼 적으면 칸을 채워 드려요. 올리기 전에 꼭 확인해 주세요.',
    WAYS.write,
  ),
  'open-draft': fact(
    `쓰던 글은 저절로 저장돼요. ${DRAFTS_MAX}개까지, ${DRAFT_DAYS}일 동안 보관하고 다른 기기에서도 이어 쓸 수 있어요.`,
    WAYS.write,
  ),
  'open-again': fact(
    '끝난 공구는 글의 메뉴에서 ‘다시 열기’로 그대로 다시 열 수 있어요. 정해진 요일마다 다시 열라고 알려 드리기도 해요.',
    WAYS.own,
  ),
  'open-limit': fact(
    '처음 여는 리더는 한꺼번에 맡을 수 있는 금액에 한도가 있을 수 있어요. 공구를 끝까지 마친 이웃이 늘수록 한도도 늘어요.',
    WAYS.write,
  ),
  'open-barred': fact(
    '주류, 담배, 의약품, 건강기능식품은 올릴 수 없어요. 개인끼리 거래하지 못하는 물건이라서예요. 애매하면 문의해 주세요.',
    WAYS.help,
  ),
  delete: fact(
    '모집 중인 내 글은 글 화면의 휴지통으로 지울 수 있어요. 인원이 다 차서 진행 중이면 지울 수 없어요. 지워도 채팅방은 함께한 이웃에게 남아요.',
    WAYS.own,
  ),
  'leader-phone': fact(
    '공구를 처음 열 때 휴대전화를 확인해요. 한 번만 하면 되고, 번호는 다른 이웃에게 보이지 않아요.',
    WAYS.write,
  ),
  packing: fact(
    '물건을 산 뒤 채팅방의 ‘전달 목록’에서 누가 얼마만큼 가져가는지 보고, 나눠 줄 때 하나씩 표시할 수 있어요.',
    WAYS.rooms,
  ),
  'review-edit': fact('보낸 리뷰는 고치거나 지울 수 없어요. 내용에 문제가 있으면 신고하거나 문의해 주세요.', WAYS.help),
  'review-blind': fact(
    `서로 다 쓰거나 공구가 끝나고 ${days(REVIEWS_OPEN_HOURS)}이 지난 밤에 열려요. 상대가 먼저 보고 맞춰 쓰지 못하게 하려고요.`,
    WAYS.reviews,
  ),
  record: fact(
    '이웃의 얼굴을 누르면 몇 명과 공구를 몇 번 했는지, 약속과 결제는 어땠는지 말로 보여요. 리뷰와 매너 게이지도 함께 있어요.',
    WAYS.reviews,
  ),
  verified: fact(
    `마이페이지의 ‘동네 인증’에서 저장한 주소 ${CHECK_NEAR_METRES}m 안에 있을 때 한 번 누르면 돼요. ${CHECK_DAYS}일 동안 인증한 달이 보이고, 위치는 저장하지 않아요.`,
    WAYS.check,
  ),
  'chat-photo': fact(
    `채팅방 입력칸 옆의 사진 버튼으로 한 번에 ${MESSAGE_PICTURES_MAX}장까지 보낼 수 있어요. 그 방에 있는 이웃만 볼 수 있어요.`,
    WAYS.rooms,
  ),
  'chat-delete': fact(
    `보낸 메시지를 길게 눌러 ${MESSAGE_DELETE_MS / 60_000}분 안에 삭제할 수 있어요. 모두에게 ‘삭제된 메시지예요’로 보여요.`,
    WAYS.rooms,
  ),
  'chat-search': fact('채팅방 메뉴의 ‘대화에서 찾기’로 지난 메시지를 찾을 수 있어요.', WAYS.rooms),
  'chat-pin': fact('리더는 자기가 쓴 메시지를 길게 눌러 공지로 올릴 수 있어요. 공지는 한 번에 하나예요.', WAYS.rooms),
  'chat-mute': fact(
    '채팅방 메뉴에서 그 방의 알림만 끌 수 있어요. 결제나 약속처럼 꼭 필요한 소식은 알림함에 남아요.',
    WAYS.rooms,
  ),
  'chat-end': fact(
    `끝난 공구방은 ${OVER_DAYS}일 동안 말이 없으면 ‘지난 공구방’으로 옮겨져요. 대화는 지워지지 않고 계속 볼 수 있어요.`,
    WAYS.past,
  ),
  questions: fact(
    `참여하기 전이라면 글의 ‘궁금한 점’에서 ${QUESTION_MAX}자까지 물어볼 수 있어요. 누가 물었는지는 리더도 몰라요. 답이 달리면 모두에게 보여요.`,
    WAYS.home,
  ),
  'alerts-keyword': fact(
    `마이페이지의 ‘찾아오는 공구’에 낱말을 ${ALERTS_MAX}개까지 적어 두면, 그 물건의 공구가 근처에 열릴 때 알려 드려요.`,
    WAYS.looking,
  ),
  regular: fact(
    '마음에 드는 리더의 카드에서 ‘단골’을 누르면 새 공구를 열 때 알려 드려요. 리더에게는 몇 명인지만 보여요.',
    WAYS.looking,
  ),
  wish: fact(
    `아직 열린 공구가 없으면 ‘같이 살 사람 찾기’에 한 줄을 남겨 보세요. ${distance(WISH_METRES)} 안에서 ${WISH_GATHERED}명이 모이면 열어 볼지 물어봐 드려요. 이름은 보이지 않아요.`,
    WAYS.wishes,
  ),
  'notify-none': fact(
    '휴대폰 설정에서 뭉치의 알림이 켜져 있는지, ‘알림 설정’에서 이 기기가 등록돼 있는지 확인해 주세요. 아이폰은 홈 화면에 추가해야 알림이 와요.',
    WAYS.alerts,
  ),
  quiet: fact(
    '‘알림 설정’에서 조용한 시간을 정하면 그동안은 울리지 않고 아침에 모아서 알려 드려요. 새 공구 소식은 밤 9시부터 아침 8시까지 보내지 않아요.',
    WAYS.alerts,
  ),
  install: fact(
    '따로 받을 앱은 없어요. 브라우저 메뉴의 ‘홈 화면에 추가’를 누르면 앱처럼 쓸 수 있고, 아이폰은 그래야 알림이 와요.',
    WAYS.alerts,
  ),
  'login-other': fact(
    '여러 기기에서 함께 로그인할 수 있어요. ‘계정’에서 다른 로그인 방법을 연결하고, 로그인된 기기를 보고 끊을 수 있어요.',
    WAYS.account,
  ),
  password: fact(
    '뭉치는 비밀번호를 받지 않아요. 카카오, 네이버, 구글 계정의 비밀번호는 그 서비스에서 바꾸거나 찾아 주세요.',
    WAYS.account,
  ),
  nickname: fact(
    `닉네임은 ${NICKNAME_MAX}자까지이고, 다른 이웃과 같을 수 없어요. 마이페이지의 ‘프로필 수정’에서 바꿀 수 있어요.`,
    WAYS.profile,
  ),
  'photo-profile': fact('‘프로필 수정’에서 네 가지 색 그림이나 내 사진으로 바꿀 수 있어요.', WAYS.profile),
  phone: fact('전화번호는 ‘계정’에서 바꿀 수 있어요. 다른 이웃에게는 보이지 않아요.', WAYS.account),
  interest: fact(
    '관심 카테고리는 가입할 때 고르고, 추천에 쓰여요. 많이 보고 찜한 물건도 추천에 함께 반영돼요.',
    WAYS.shopping,
  ),
  data: fact(
    '‘계정’에서 내 정보를 파일로 내려받을 수 있어요. 프로필, 참여와 결제, 내가 쓴 메시지와 리뷰까지 들어 있어요.',
    WAYS.account,
  ),
  rejoin: fact('탈퇴하고 7일이 지나면 다시 가입할 수 있어요. 예전 기록과 리뷰는 돌아오지 않아요.', WAYS.account),
  logout: fact(
    '마이페이지 아래의 ‘로그아웃’을 누르면 돼요. 다른 기기의 로그인은 ‘계정’에서 끊을 수 있어요.',
    WAYS.account,
  ),
  block: fact(
    '이웃의 프로필이나 메시지에서 차단할 수 있어요. 서로의 새 공구가 보이지 않고, 함께 있는 방에서는 그 이웃의 메시지가 접혀요. 결제와 거래는 그대로예요.',
    WAYS.blocks,
  ),
  'block-know': fact('차단해도 상대에게 알리지 않아요. 언제든 ‘차단한 이웃’에서 풀 수 있어요.', WAYS.blocks),
  sanction: fact(
    '이용이 제한되면 까닭과 기간을 알려 드려요. 그동안에도 돈을 받고 물건을 받는 일은 할 수 있고, ‘이용 제한’에서 이의를 낼 수 있어요.',
    WAYS.standing,
  ),
  scam: fact(
    '결제한 돈은 물건을 받을 때까지 뭉치가 맡아 두니, 뭉치 밖으로만 보내지 않으면 떼일 일이 없어요. 리더가 사지 않으면 전액 환불되고, 못 받았으면 ‘문제 알리기’로 알려 주세요.',
    WAYS.rooms,
  ),
  'pay-outside': fact(
    '계좌나 링크로 따로 보내라고 하면 보내지 마세요. 결제는 채팅방의 결제 화면에서만 해요. 그런 말을 들으면 메시지나 프로필의 더 보기(⋯)에서 신고해 주세요.',
    WAYS.rooms,
  ),
  'personal-number': fact(
    '전화번호나 집 주소를 알려 줄 필요는 없어요. 연락은 채팅방에서, 만나는 곳은 약속에 적힌 곳에서 하면 돼요.',
    WAYS.rooms,
  ),
  business: fact(
    '이웃끼리 함께 사는 곳이라 물건을 팔려는 가게의 글은 받지 않아요. 실제로 같이 사서 나누는 공구만 열어 주세요.',
    WAYS.write,
  ),
  stock: fact(
    '쇼핑의 상품은 함께 살 만한 물건을 보여 드리는 것이고, 사는 곳과 재고는 상품 화면의 링크에서 확인할 수 있어요. 물건은 리더가 대표로 사요.',
    WAYS.shopping,
  ),
  'assistant-what': fact(
    '저는 AI 쇼핑 도우미예요. 물건과 근처 공구를 찾고, 나눌 값을 계산하고, 뭉치 쓰는 법을 알려 드려요. 틀릴 수 있으니 성분과 값은 꼭 확인해 주세요.',
    WAYS.shopping,
  ),
  'assistant-memory': fact(
    '나눈 말은 그대로 저장하지 않고, 찾던 조건만 30일 동안 기억해요. 못 먹는 것처럼 기억하는 조건은 입력칸 위에서 지울 수 있어요.',
    WAYS.privacy,
  ),
  map: fact(
    '홈 위의 내 주소를 누르면 근처 공구를 지도에서 볼 수 있어요. ‘한눈에 보기’를 누르면 모두 한 화면에 담겨요.',
    WAYS.map,
  ),
  search: fact('홈의 검색창에서 공구를, 쇼핑의 검색창에서 상품을 찾아요. ‘ㄱㄱ’처럼 초성만 적어도 돼요.', WAYS.home),
  visit: fact(
    '로그인하지 않아도 동네를 골라 공구와 상품을 둘러볼 수 있어요. 참여하고 이야기하려면 로그인이 필요해요.',
    WAYS.home,
  ),
  dark: fact('휴대폰의 화면 모드를 따라 밝게, 어둡게 바뀌어요. 글자 크기도 휴대폰이나 브라우저 설정을 따라가요.'),
  bug: fact(
    '새로고침해도 같으면 ‘도움말과 문의’에 어떤 화면에서 무슨 일이 있었는지 적어 주세요. 운영자가 답해 드려요.',
    WAYS.help,
  ),
};
