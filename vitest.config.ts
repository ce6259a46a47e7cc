import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testTimes } from './scripts/parts/file-times.mjs';
import { isWhole, LEFT_OUT } from './scripts/parts/rings.mjs';

const TIMES = testTimes();

/**
 * Begun last, a long file would run alone while the other workers have nothing left to do. One project after the other: a
 * worker is kept, with what it has imported, only as long as the next file is of the same project.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const time = ({ moduleId }: TestSpecification) => TIMES[path.relative(import.meta.dirname, moduleId)] ?? 0;
    return (await super.sort(files)).sort((a, b) => a.project.name.localeCompare(b.project.name) || time(b) - time(a));
  }
}

/**
 * The dice of properties and random rooms move with the commit: two runs of one commit agree. With `RING=all` they are new
 * every time. A failure says them; `SEED=n` throws them again.
 */
function newSeed(): number {
  if (isWhole || process.env['SEED'] === 'random') return Date.now() % 2 ** 31;
  try {
    const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const;
    return Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], options).slice(0, 7), 16);
  } catch {
    return 20;
  }
}

const asked = Number(process.env['SEED'] || Number.NaN);
process.env['SEED'] = String(Number.isInteger(asked) ? asked : newSeed());

/** `--sequence.shuffle.files`: in a random order, whose seed Vitest says; `--sequence.seed=n` repeats one. */
const isShuffled = process.argv.some((word) => word.startsWith('--sequence.shuffle'));

export default defineConfig({
  test: {
    // By default Vitest leaves one core to itself. Many files of the server wait for a process, a database or a deadline.
    maxWorkers: availableParallelism() + 1,
    sequence: isShuffled ? {} : { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'contract',
          root: './contract',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...LEFT_OUT],
          setupFiles: [path.resolve(import.meta.dirname, 'scripts/parts/property-seed.mjs')],
        },
      },
      'server',
      'web',
      'e2e',
    ],
  },
});
