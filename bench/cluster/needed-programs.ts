import { existsSync } from 'node:fs';

/** Where Debian puts each program, and the package it comes in. */
const PROGRAMS = {
  haproxy: ['/usr/sbin/haproxy', 'haproxy'],
  patroni: ['/usr/bin/patroni', 'patroni'],
  patroniEtcd: ['/usr/lib/python3/dist-packages/etcd/__init__.py', 'python3-etcd'],
  etcd: ['/usr/bin/etcd', 'etcd-server'],
  postgres: ['/usr/lib/postgresql/15/bin/postgres', 'postgresql-15'],
  redis: ['/usr/bin/redis-server', 'redis-server'],
  sentinel: ['/usr/bin/redis-sentinel', 'redis-sentinel'],
  openssl: ['/usr/bin/openssl', 'openssl'],
  setpriv: ['/usr/bin/setpriv', 'util-linux'],
} as const;

export const programOf = (name: keyof typeof PROGRAMS): string => PROGRAMS[name][0];

/** Null when everything is there; otherwise the sentence to print. */
export function lackingPrograms(): string | null {
  const packages = Object.values(PROGRAMS).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (packages.length === 0) return null;
  return `The cluster needs Debian packages that are not here. As root:\n  apt-get install -y --no-install-recommends ${packages.join(' ')}`;
}
