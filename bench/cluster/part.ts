import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { programOf } from './needed-programs';

export type Command = {
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** The user it runs as when we are root: PostgreSQL refuses root. */
  user?: string;
};

/** One process of the cluster. It ends with us, whatever ends us. */
export class Part {
  readonly name: string;
  readonly #folder: string;
  readonly #command: () => Command;
  #child: ChildProcess | null = null;

  constructor(name: string, folder: string, command: () => Command) {
    this.name = name;
    this.#folder = folder;
    this.#command = command;
  }

  get running(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number {
    if (!this.#child?.pid || !this.running) throw new Error(`${this.name} does not run.`);
    return this.#child.pid;
  }

  start(): void {
    const { program, args, env, user } = this.#command();
    const log = openSync(path.join(this.#folder, 'log', `${this.name}.log`), 'a');
    const as = user && process.getuid?.() === 0 ? ['--reuid', user, '--regid', user, '--init-groups'] : [];
    this.#child = spawn(programOf('setpriv'), [...as, '--pdeathsig', 'TERM', '--', program, ...args], {
      cwd: this.#folder,
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM', patienceMs = 40_000): Promise<void> {
    if (!this.running) return;
    const child = this.#child!;
    const gone = once(child, 'exit');
    child.kill(signal);
    const impatient = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await gone;
    clearTimeout(impatient);
  }
}
