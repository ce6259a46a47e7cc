import { expect, test } from 'vitest';
import notice from '../../../../NOTICE?raw';
import { sources } from './sources';

const words = notice.replaceAll(/\s+/g, ' ');

test.each(sources.flatMap(({ whose, licence }) => (whose ? [[whose.split(' (')[0]!, licence]] : [])))(
  '%s is in the notice of the repository, too, under %s',
  (whose, licence) => {
    expect(words).toContain(whose);
    expect(words).toContain(licence);
  },
);
