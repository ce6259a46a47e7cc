/**
 * Names that impersonate the service: the mascot, and staff who might ask for money or a password. Compared by appearance
 * (confusables), so that 뭉ㅊㅣ, 무o치, ＡＤＭＩＮ, 5taff and 운영자1 are caught too.
 */
export function isReservedNickname(nickname: string): boolean {
  return looksOf(nickname).some((look) => WHOLE.has(look) || PARTS.some((part) => look.includes(part)));
}

/** Reserved as whole names; inside a longer name they are allowed (공지영, 뭉치네). */
const WHOLE_NAMES = `뭉치 AI뭉치 뭉치AI 뭉치봇 뭉치팀 뭉치님 뭉치지기 뭉치공식 공식뭉치 진짜뭉치 mungchi
  공식 공지 알림 안내 운영 관리 고객 결제 환불 정산 스탭 스텝 챗봇 봇 bot cs cs팀`;

/** Reserved anywhere in a name. */
const PART_NAMES = `운영자 운영진 운영팀 운영국 관리자 관리팀 고객센터 고객지원 고객상담 상담원 공식계정 공지사항
  결제팀 환불팀 정산팀 보안팀 시스템 어드민 스태프 오퍼레이터 admin staff operator system`;

/** Final consonants in Unicode order, as compatibility letters. */
const FINALS = 'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ';
const FINAL_LETTERS = new Map(
  FINALS.split(' ').map((letters, index) => [String.fromCharCode(0x11a8 + index), letters.normalize('NFKD')]),
);

/** Confusables of Latin letters: digits, symbols, other alphabets. */
const LATIN = looks(
  '0o 1i 3e 4a 5s 7t $s @a !i |i li ıi аa еe оo рp сc уy хx іi ѕs ԁd мm тt αa οo ιi τt ᴀa ᴅd ᴍm ɪi ɴn',
);

/** Confusables of Korean letters. */
const KOREAN = looks('oㅇ 0ㅇ ○ㅇ 〇ㅇ lㅣ iㅣ 1ㅣ |ㅣ !ㅣ ーㅡ 一ㅡ -ㅡ _ㅡ 口ㅁ ロㅁ 人ㅅ スㅈ rㅏ トㅏ 卜ㅏ');

const WHOLE = new Set(WHOLE_NAMES.split(/\s+/).map((name) => lettersOf(flat(name))));
const PARTS = PART_NAMES.split(/\s+/).map((name) => lettersOf(flat(name)));

/** Three readings: letters only, and symbols read as Latin or as Korean letters. */
function looksOf(nickname: string): string[] {
  const plain = flat(nickname);
  const readAs = (look: Map<string, string>) => Array.from(plain, (char) => look.get(char) ?? char).join('');
  return [plain, readAs(LATIN), readAs(KOREAN)].map(lettersOf);
}

/** Decomposes compatibility forms, accents and syllables: 뭉, 무ㅇ and ㅁㅜㅇ give one sequence. */
function flat(text: string): string {
  return Array.from(text.normalize('NFKD').toLowerCase(), (char) => FINAL_LETTERS.get(char) ?? char).join('');
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}

/** `0o`: the first looks like the second. */
function looks(pairs: string): Map<string, string> {
  return new Map(pairs.split(' ').map((pair) => Array.from(pair).map(flat) as [string, string]));
}
