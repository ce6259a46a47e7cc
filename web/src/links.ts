import type { AddressIds, AppLink } from '@mungchi/contract';
import type { ComponentProps, ReactNode } from 'react';
import { Link as AnyLink, useLocation as useAnyLocation, useParams } from 'wouter';

type Options = { replace?: boolean; state?: unknown };
type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: AppLink } & Options;
export type Navigate = (to: AppLink, options?: Options) => void;

/** The router's own two, except that they lead only to screens of the table. Nobody else takes them from the library. */
export const Link = AnyLink as (props: LinkProps) => ReactNode;
export const useLocation: () => [pathname: string, navigate: Navigate] = useAnyLocation;

/** The id that a text says, of its kind; 0, which nothing has, where it says none. */
export function idIn<Id extends number>(text: string | null | undefined): Id {
  const id = Number(text);
  return (Number.isSafeInteger(id) && id > 0 ? id : 0) as Id;
}

/** The id in the address of this screen, of the kind that the table of screens has there; 0 as above. */
export const useAddressId = <Name extends keyof AddressIds>(name: Name): AddressIds[Name] =>
  idIn<AddressIds[Name]>(useParams()[name]);
