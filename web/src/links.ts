import type { AppLink } from '@mungchi/contract';
import type { ComponentProps, ReactNode } from 'react';
import { Link as AnyLink, useLocation as useAnyLocation } from 'wouter';

type Options = { replace?: boolean; state?: unknown };
type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: AppLink } & Options;
export type Navigate = (to: AppLink, options?: Options) => void;

/** The router's own two, except that they lead only to screens of the table. Nobody else takes them from the library. */
export const Link = AnyLink as (props: LinkProps) => ReactNode;
export const useLocation: () => [pathname: string, navigate: Navigate] = useAnyLocation;
