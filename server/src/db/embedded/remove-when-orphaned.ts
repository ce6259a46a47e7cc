import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

const CLEAN_UP = `
read -r _
pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null)
if [ -n "$pid" ]; then
  kill -QUIT "$pid" 2>/dev/null
  for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" 2>/dev/null || break; sleep 0.2; done
fi
for _ in 1 2 3 4 5 6 7 8 9 10; do rm -rf "$1" 2>/dev/null && break; sleep 0.5; done`;

/** The pipe closes however this process ends, and the shell at its other end then stops the server and cleans up. */
export function removeWhenOrphaned(home: string): void {
  const guard = spawn('sh', ['-c', CLEAN_UP, 'sh', home], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  (guard.stdin as Socket).unref();
}
