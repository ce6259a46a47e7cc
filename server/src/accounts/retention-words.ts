/** What is kept of a person, why, how long and for whom, as the privacy page says it. Tables of one subject share its words. */

export const ACCOUNT = {
  what: '계정 (이름, 이메일, 닉네임, 전화번호, 생일, 성별, 동네, 동네 인증한 날)',
  why: '이웃을 알아보고 거래를 잇기 위해',
  howLong: '탈퇴할 때까지',
  readers: '본인',
};
export const LOGIN = {
  what: '로그인한 기기',
  why: '로그인을 이어 가고 지키기 위해',
  howLong: '로그아웃하거나 14일 동안 쓰지 않을 때까지',
  readers: '본인',
};
export const CODES = {
  what: '운영자의 인증 앱 열쇠 (암호화)',
  why: '돈과 개인정보를 다루기 전에 운영자인지 한 번 더 확인하기 위해',
  howLong: '연결을 지우거나 탈퇴할 때까지',
  readers: '없음',
};
export const CONSENT = {
  what: '동의한 기록',
  why: '무엇에 동의했는지 보이기 위해',
  howLong: '탈퇴하고 5년 (번호만)',
  readers: '본인, 운영자',
};
export const TASTE = {
  what: '관심 목록, 본 것, 검색어',
  why: '추천하기 위해',
  howLong: '지우거나 탈퇴할 때까지',
  readers: '본인',
};
export const WISHED = {
  what: '같이 살 사람을 찾는 글',
  why: '같은 걸 찾는 이웃을 모으기 위해',
  howLong: '끝나고 30일, 그만 찾거나 탈퇴하면 바로',
  readers: '이름 없이 3km 안 이웃과 링크를 받은 사람',
};
export const LOOKED_FOR = {
  what: '키워드와 단골',
  why: '찾는 공구가 열리면 알려 드리기 위해',
  howLong: '지우거나 탈퇴할 때까지',
  readers: '본인',
};
export const NOTIFIED = {
  what: '알림과 알림 설정',
  why: '알려 드리기 위해',
  howLong: '알림은 90일, 설정은 탈퇴할 때까지',
  readers: '본인',
};
export const TALK = {
  what: 'AI 뭉치와 나눈 대화',
  why: '이어서 답하기 위해',
  howLong: '탈퇴할 때까지',
  readers: '본인',
};
export const DRAFTED = {
  what: '쓰던 글',
  why: '어느 기기에서나 이어서 쓰기 위해',
  howLong: '올리거나 지울 때까지, 길어도 30일',
  readers: '본인',
};
export const TRADE = {
  what: '공구, 참여, 메시지, 리뷰',
  why: '함께한 이웃의 기록이기도 해서',
  howLong: '계속 (탈퇴하면 ‘탈퇴한 이웃’으로)',
  readers: '함께한 이웃',
};
export const SAFETY = {
  what: '신고와 차단',
  why: '안전하게 거래하기 위해',
  howLong: '신고 내용은 처리하고 1년, 차단은 풀거나 탈퇴할 때까지',
  readers: '본인, 운영자 (신고만)',
};
export const SANCTIONED = {
  what: '이용 제한과 이의 신청',
  why: '이웃을 지키기 위해',
  howLong: '계속',
  readers: '본인, 운영자',
};
export const MONEY = {
  what: '결제와 정산 기록',
  why: '전자상거래법에 따라',
  howLong: '계속 (탈퇴하면 번호와 금액만, 누구였는지는 마지막 거래 뒤 5년까지 따로)',
  readers: '본인, 운영자',
};
