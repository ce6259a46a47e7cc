import { availableParallelism } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testTimes } from './scripts/parts/file-times.mjs';
import { LEFT_OUT } from './scripts/parts/rings.mjs';

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

export default defineConfig({
  test: {
    // By default Vitest leaves one core to itself. Many files of the server wait for a process, a database or a deadline.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
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
