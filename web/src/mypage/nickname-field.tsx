import { firstCharacters, NICKNAME_MAX } from '@mungchi/contract';
import { CircleCheck } from 'lucide-react';
import { TextField } from '../ui/text-field';
import * as css from './edit.css';
import type { NicknameCheck } from './use-nickname-check';

type Props = { value: string; onChange: (nickname: string) => void; check: NicknameCheck };

/** Five characters; whether they are free is said while typing. */
export function NicknameField({ value, onChange, check }: Props) {
  return (
    <TextField
      label="닉네임"
      value={value}
      error={value.trim() === '' ? '닉네임을 입력해 주세요.' : check.available === false ? check.reason : undefined}
      hint={check.available ? <Free /> : `${NICKNAME_MAX}자까지 쓸 수 있어요.`}
      // Cutting a syllable that is still being composed breaks it: the end of the composition cuts.
      onChange={(event) => {
        const { isComposing } = event.nativeEvent as InputEvent;
        onChange(isComposing ? event.target.value : firstCharacters(event.target.value, NICKNAME_MAX));
      }}
      onCompositionEnd={(event) => onChange(firstCharacters(event.currentTarget.value, NICKNAME_MAX))}
    />
  );
}

function Free() {
  return (
    <span role="status" className={css.free}>
      <CircleCheck size={16} aria-hidden />쓸 수 있는 닉네임이에요.
    </span>
  );
}
