import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { featuresFile } from './features-file';

writeFileSync(path.resolve(import.meta.dirname, '../src/features.gen.ts'), featuresFile());
