import { expect, test } from 'vitest';
import { light } from './palette';

test('the brand is purple, its tint light', () => {
  expect({ brand: light.brand, header: light.header, light: light.light }).toEqual({
    brand: '#5849d0',
    header: '#5849d0',
    light: '#e8edff',
  });
});
