import { firstCharacters, NICKNAME_MAX } from '@mungchi/contract';
import { CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as css from './nickname-field.css';
import { TextField } from './text-field';

/** `available` is null until the check has answered. */
export type NicknameCheck = { available: boolean | null; reason: string };

type Props = {
  value: string;
  onChange: (nickname: string) => void;
  check: NicknameCheck;
  /** Any error other than that the nickname is taken. */
  error: string | undefined;
  hint: string;
} & Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'onBlur' | 'ref'>;

/** Five characters; availability is shown while typing. */
export function NicknameField({ onChange, check, error, hint, ...input }: Props) {
  return (
    <TextField
      {...input}
      label="닉네임"
      error={error ?? (check.available === false ? check.reason : undefined)}
      hint={check.available ? <Free /> : hint}
      // Cutting a syllable that is still being composed breaks it: cut at the end of the composition.
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
