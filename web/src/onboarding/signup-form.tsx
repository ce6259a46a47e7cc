import { NICKNAME_MAX, PHONE_LENGTH, SignUp, seoulDay } from '@mungchi/contract';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { useSignUp } from '../api/me-verbs';
import { useNicknameCheck } from '../api/use-nickname-check';
import { useLocation } from '../links';
import { notify } from '../notices/notices';
import { useUnsavedWork } from '../shell/unsaved-work';
import { serverNow } from '../time/clock';
import { Button, useSinglePress } from '../ui/control/button';
import { NicknameField } from '../ui/field/nickname-field';
import { TextField } from '../ui/field/text-field';
import { type Problems, useForm } from '../ui/field/use-form';
import { AvatarChoice, randomAvatar } from './avatar-choice';
import { formatPhone } from './format-phone';
import { GenderChoice } from './gender-choice';
import * as css from './signup.css';
import { dropSignup, keepSignup, type SignupDraft, storedSignup } from './signup-draft';
import { StepFrame } from './step-frame';

const EMPTY = { nickname: '', phone: '', birth: '', gender: '' } as const;

export function SignupForm({ name, email }: { name: string; email: string }) {
  const [, navigate] = useLocation();
  const signUp = useSignUp();
  const [start] = useState(() => ({ ...EMPTY, profileUrl: randomAvatar(), ...storedSignup() }));
  const { values: draft, problems, change, judge, showProblems } = useForm<SignupDraft>(start);
  const { nickname, phone, birth, gender, profileUrl } = draft;
  const sending = useSinglePress(submit);
  const check = useNicknameCheck(nickname, '');
  const isFilled = nickname.trim() !== '' && birth !== '' && gender !== '' && phone.length === PHONE_LENGTH;

  useUnsavedWork(true);

  const done = useRef(false);
  // Session storage keeps what was typed so far.
  useEffect(() => {
    if (!done.current) keepSignup(draft);
  });

  async function submit() {
    const wrong = wrongIn(draft);
    if (Object.keys(wrong).length > 0) return showProblems(wrong);
    try {
      await signUp(SignUp.parse(draft));
      done.current = true;
      dropSignup();
      // Signed up: this step is over and not to be returned to.
      navigate('/location', { replace: true });
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) showProblems(refused);
      else notify(errorText(error), 'bad');
    }
  }
  const leaving = (field: keyof SignupDraft) => () => judge(field, wrongIn(draft)[field]);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sending.press();
      }}
      noValidate
    >
      <StepFrame
        step={1}
        title="사용자 정보 입력"
        headline="만나서 반가워요!"
        lead="닉네임부터 정하고, 나머지는 한 번만 적으면 돼요."
        footer={
          <Button type="submit" disabled={!isFilled} busy={sending.pending}>
            다음
          </Button>
        }
      >
        <div className={css.fields}>
          <AvatarChoice value={profileUrl} onChange={(url) => change({ profileUrl: url })} />
          <NicknameField
            value={nickname}
            onChange={(value) => change({ nickname: value })}
            onBlur={leaving('nickname')}
            check={check}
            error={problems['nickname']}
            placeholder="예) 새봄"
            hint={`${NICKNAME_MAX}자까지, 이웃에게 보이는 이름이에요.`}
          />
          <TextField
            label="전화번호"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            placeholder="010-1234-5678"
            value={phone}
            error={problems['phone']}
            onChange={(event) => change({ phone: formatPhone(event.currentTarget.value) })}
            onBlur={leaving('phone')}
          />
          <TextField
            label="생일"
            type="date"
            min="1900-01-01"
            max={seoulDay(new Date(serverNow()))}
            autoComplete="bday"
            value={birth}
            error={problems['birth']}
            hint="만 14세인지 확인하고, 추천에만 써요."
            onChange={(event) => change({ birth: event.currentTarget.value })}
            onBlur={leaving('birth')}
          />
          <GenderChoice value={gender} onChange={(value) => change({ gender: value })} error={problems['gender']} />
          <TextField label="이름" value={name} readOnly trailing={<Given />} />
          <TextField label="이메일" value={email} readOnly trailing={<Given />} hint="로그인한 계정에서 가져왔어요." />
        </div>
      </StepFrame>
    </form>
  );
}

/** Known from the provider and not to be changed here. */
function Given() {
  return <Lock size={18} aria-hidden className={css.given} />;
}

function isNicknameRefusal({ code }: ApiError): boolean {
  return code === 'NICKNAME_TAKEN' || code === 'NICKNAME_RESERVED';
}

/** By field, with the contract's own words. */
function wrongIn(draft: SignupDraft): Problems {
  const { error } = SignUp.safeParse(draft);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

/** What the server refused, by field; null when it names none. */
function refusedFields(error: unknown): Problems | null {
  if (!(error instanceof ApiError)) return null;
  const fields = isNicknameRefusal(error) ? { nickname: error.message } : error.fields;
  return Object.keys(fields).length > 0 ? fields : null;
}
