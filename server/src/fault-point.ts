/**
 * Marks a place where the process may die, so that tests can make it die exactly there. Nothing happens unless a test
 * has armed one.
 */
export function faultPoint(name: string): void {
  if (name === armed) process.kill(process.pid, 'SIGKILL');
}

let armed: string | null = null;

export function armFault(name: string | null): void {
  armed = name;
}
