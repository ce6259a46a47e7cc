import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { NICKNAME_MAX, PHONE_LENGTH, SignUp, seoulDay } from '@mungchi/contract';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { ApiError } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { useSignUp } from '../api/me-verbs';
import { useNicknameCheck } from '../api/use-nickname-check';
import { notify } from '../notices/notices';
import { serverNow } from '../time/clock';
import { Button } from '../ui/control/button';
import { NicknameField } from '../ui/field/nickname-field';
import { TextField } from '../ui/field/text-field';
import { AvatarChoice, randomAvatar } from './avatar-choice';
import { formatPhone } from './format-phone';
import { GenderChoice } from './gender-choice';
import * as css from './signup.css';
import { dropSignup, keepSignup, keptSignup, type SignupDraft } from './signup-draft';
import { StepFrame } from './step-frame';

export function SignupForm({ name, email }: { name: string; email: string }) {
  const [, navigate] = useLocation();
  const signUp = useSignUp();
  const { register, control, handleSubmit, watch, setError, formState } = useForm<SignupDraft>({
    resolver: standardSchemaResolver(SignUp) as never,
    defaultValues: { nickname: '', phone: '', birth: '', gender: '', profileUrl: randomAvatar(), ...keptSignup() },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const draft = watch();
  const { nickname, phone, birth, gender } = draft;
  const check = useNicknameCheck(nickname, '');
  const isFilled = nickname.trim() !== '' && birth !== '' && gender !== '' && phone.length === PHONE_LENGTH;

  // Session storage keeps what was typed so far.
  const done = useRef(false);
  useEffect(() => {
    if (!done.current) keepSignup(draft);
  });

  const submit = handleSubmit(async (form) => {
    try {
      await signUp(form as typeof form & { gender: 'MALE' | 'FEMALE' });
      done.current = true;
      dropSignup();
      // Signed up: this step is over and not to be returned to.
      navigate('/location', { replace: true });
    } catch (error) {
      if (!showBesideFields(error, setError)) notify(errorText(error), 'bad');
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <StepFrame
        step={1}
        title="사용자 정보 입력"
        headline="만나서 반가워요!"
        lead="이웃이 부를 이름과 연락처를 알려 주세요."
        footer={
          <Button type="submit" disabled={!isFilled} busy={isSubmitting}>
            다음
          </Button>
        }
      >
        <div className={css.fields}>
          <Controller control={control} name="profileUrl" render={({ field }) => <AvatarChoice {...field} />} />
          <TextField label="이름" value={name} readOnly trailing={<Given />} />
          <Controller
            control={control}
            name="nickname"
            render={({ field }) => (
              <NicknameField
                {...field}
                check={check}
                error={errors.nickname?.message}
                placeholder="예) 새봄"
                hint={`${NICKNAME_MAX}자까지, 이웃에게 보이는 이름이에요.`}
              />
            )}
          />
          <Controller
            control={control}
            name="phone"
            render={({ field }) => (
              <TextField
                {...field}
                label="전화번호"
                type="tel"
                inputMode="numeric"
                autoComplete="tel-national"
                placeholder="010-1234-5678"
                error={errors.phone?.message}
                onChange={(event) => field.onChange(formatPhone(event.currentTarget.value))}
              />
            )}
          />
          <TextField label="이메일" value={email} readOnly trailing={<Given />} hint="로그인한 계정에서 가져왔어요." />
          <TextField
            label="생일"
            type="date"
            min="1900-01-01"
            max={seoulDay(new Date(serverNow()))}
            autoComplete="bday"
            error={errors.birth?.message}
            {...register('birth')}
          />
          <Controller
            control={control}
            name="gender"
            render={({ field }) => <GenderChoice {...field} error={errors.gender?.message} />}
          />
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

function showBesideFields(
  error: unknown,
  setError: (field: keyof SignupDraft, problem: { message: string }, options: { shouldFocus: boolean }) => void,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const fields = isNicknameRefusal(error) ? { nickname: error.message } : error.fields;
  const entries = Object.entries(fields);
  for (const [index, [field, message]] of entries.entries()) {
    setError(field as keyof SignupDraft, { message }, { shouldFocus: index === 0 });
  }
  return entries.length > 0;
}
