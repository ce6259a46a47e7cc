import type { AppLink, AppPage } from '@mungchi/contract';

const MEMBERS: Record<string, AppPage> = {
  '/look': '/',
  '/look/map': '/gonggu/map',
  '/look/search': '/gonggu/search',
  '/look/shopping': '/shopping',
  '/look/item': '/shopping/item',
};

/** The same place for somebody with an account: where a visitor is after logging in. */
export function memberPath(pathname: string, search = ''): AppLink {
  const query = new URLSearchParams(search);
  if (pathname === '/look/shopping' && query.has('keyword')) return `/shopping/result${search}` as AppLink;
  const path = MEMBERS[pathname] ?? pathname;
  return (path === '/shopping' ? path : path + search) as AppLink;
}
