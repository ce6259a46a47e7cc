import { PHONE_CODE_DIGITS } from '@mungchi/contract';
import { useState } from 'react';
import { errorText } from '../../api/error-copy';
import { Button } from '../../ui/control/button';
import { TextField } from '../../ui/field/text-field';
import { Sheet } from '../../ui/frame/sheet';
import * as css from './account.css';

type Props = {
  messagePath: string;
  onCode: (code: string) => Promise<void>;
  onAgain: () => Promise<void>;
  onClose: () => void;
};

/** The code of the message that would have come to the phone. */
export function PhoneCodeSheet({ messagePath, onCode, onAgain, onClose }: Props) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  async function send(): Promise<void> {
    setProblem(undefined);
    await onCode(code).catch((error: unknown) => setProblem(errorText(error)));
  }

  async function again(): Promise<void> {
    setCode('');
    setProblem(undefined);
    await onAgain().catch((error: unknown) => setProblem(errorText(error)));
  }

  return (
    <Sheet open onClose={onClose} title="인증번호를 입력해 주세요" showTitle>
      <form
        className={css.code}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <a className={css.message} href={messagePath} target="_blank" rel="noopener">
          받은 문자 보기
        </a>
        <TextField
          label="인증번호"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={`숫자 ${PHONE_CODE_DIGITS}자리`}
          value={code}
          error={problem}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, PHONE_CODE_DIGITS))}
        />
        <Button onPress={send} disabled={code.length < PHONE_CODE_DIGITS}>
          확인하기
        </Button>
        <Button kind="plain" onPress={again}>
          인증번호 다시 받기
        </Button>
      </form>
    </Sheet>
  );
}
