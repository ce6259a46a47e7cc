import * as z from 'zod/mini';
import { NICKNAME_MAX } from './constants';
import { ownFace } from './own-picture';
import { calendarDateInput, line } from './shapes';
import { isToken } from './text';

export const Nickname = line(
  1,
  NICKNAME_MAX,
  `닉네임은 1~${NICKNAME_MAX}자로 지어 주세요.`,
  '눈에 보이는 글자로 지어 주세요.',
);
export const Phone = z
  .string('전화번호를 입력해 주세요.')
  .check(z.regex(/^\d{3}-\d{4}-\d{4}$/, '010-1234-5678 형식으로 입력해 주세요.'));
export const ProfileUrl = z
  .string('프로필 사진을 골라 주세요.')
  .check(
    z.minLength(1, '프로필 사진을 골라 주세요.'),
    z.maxLength(500, '프로필 사진 주소가 너무 길어요.'),
    z.refine(isToken, '프로필 사진을 골라 주세요.'),
    z.overwrite(ownFace),
  );

const GENDERS = { MALE: 'MALE', FEMALE: 'FEMALE', 남성: 'MALE', 여성: 'FEMALE' } as const;
type GenderWord = keyof typeof GENDERS;
const GENDER_WORDS = Object.keys(GENDERS) as [GenderWord, ...GenderWord[]];

/** Also accepts the Korean words, as people type them. */
const Gender = z.pipe(
  z.enum(GENDER_WORDS, '성별을 골라 주세요.'),
  z.transform((word) => GENDERS[word]),
);

export const SignUp = z.object({
  nickname: Nickname,
  phone: Phone,
  /** Whether the date is in the past is checked by the server, with its own clock. */
  birth: calendarDateInput('생일을 확인해 주세요.'),
  gender: Gender,
  profileUrl: ProfileUrl,
});
export type SignUp = z.infer<typeof SignUp>;
