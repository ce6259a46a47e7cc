import type { ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router';

type LinkProps = { /** An absolute path of the product. */ to: string; replace?: boolean } & Omit<
  ComponentProps<'a'>,
  'href'
>;

/** A way to another screen. The router's own link brings its prefetching for server frameworks with it (2 KB gzip). */
export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target: rest.target });
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
