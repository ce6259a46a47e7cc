import type { AppLink } from '@mungchi/contract';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from '../../links';
import * as css from './icon-button.css';

type Look = {
  icon: LucideIcon;
  /** Accessible name: what it does. */
  label: string;
  kind?: keyof typeof css.kind;
  iconSize?: number;
};

export function IconButton({
  icon: Icon,
  label,
  kind = 'plain',
  iconSize = 24,
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'className' | 'children'>) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={css.kind[kind]}>
      <Icon size={iconSize} aria-hidden />
    </button>
  );
}

export function IconLink({
  icon: Icon,
  label,
  kind = 'plain',
  iconSize = 24,
  ...rest
}: Look & { to: AppLink } & Omit<ComponentProps<'a'>, 'className' | 'children' | 'href'>) {
  return (
    <Link {...rest} aria-label={label} title={label} className={css.kind[kind]}>
      <Icon size={iconSize} aria-hidden />
    </Link>
  );
}
