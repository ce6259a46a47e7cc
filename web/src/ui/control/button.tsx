import type { AppLink } from '@mungchi/contract';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Link } from '../../links';
import { hidden } from '../foundation/type.css';
import * as css from './button.css';

type Look = { kind?: keyof typeof css.kind; size?: keyof typeof css.scale };

type ButtonProps = Look & {
  children: ReactNode;
  /** May return a promise: the button shows progress and cannot be pressed again until it settles. */
  onPress?: () => unknown;
  /** Progress tracked elsewhere (a form being sent). */
  busy?: boolean;
} & Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'className'>;

export function Button({
  kind = 'primary',
  size = 'full',
  onPress,
  busy = false,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { pending, press } = useSinglePress(onPress);
  const waiting = busy || pending;
  return (
    <button
      {...rest}
      type={type}
      className={look({ kind, size })}
      aria-disabled={waiting || undefined}
      aria-busy={waiting || undefined}
      onClick={(event) => {
        if (waiting) event.preventDefault();
        else press();
      }}
    >
      <span className={css.holder}>
        <span className={waiting ? css.busyWords : css.words}>{children}</span>
        {waiting && <span className={css.ring} />}
        {waiting && <span className={hidden}>처리 중</span>}
      </span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  size = 'full',
  ...rest
}: Look & { to: AppLink; replace?: boolean } & Omit<ComponentProps<'a'>, 'className' | 'href'>) {
  return <Link {...rest} className={look({ kind, size })} />;
}

function look({ kind, size }: Required<Look>): string {
  return `${css.kind[kind]} ${css.scale[size]}`;
}

/** A ref beside the state: two taps within one frame both see the old state. */
export function useSinglePress(action: (() => unknown) | undefined) {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  function press() {
    if (running.current) return;
    const outcome = action?.();
    if (!(outcome instanceof Promise)) return;
    running.current = true;
    setPending(true);
    const settle = () => {
      running.current = false;
      setPending(false);
    };
    outcome.then(settle, (error: unknown) => {
      settle();
      reportError(error);
    });
  }
  return { pending, press };
}
