import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const running = new Set();

/** Runs a program in the repository. Quiet ones keep their output for when it is needed. */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** The program of an installed package, without a shell in between. */
export function runTool(packagePath, args, { node = process.execPath, ...options } = {}) {
  return run(node, [path.join(root, 'node_modules', packagePath), ...args], options);
}

export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args], options) : run('npm', args, options);
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Stops the children on a signal, also when only this process received it. */
export function stopChildrenOnSignal() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.once(signal, () => {
      for (const child of running) child.kill('SIGTERM');
      process.exit(code);
    });
  }
}
