import { expect, test } from 'vitest';
import { ownFace, ownPicture } from './own-picture';

const KEY = '0123456789abcdef0123456789abcdef';

test.each([
  ['/avatars/pink.webp', '/avatars/pink.webp'],
  ['pink.png', '/avatars/pink.webp'],
  ['/assets/images/yellow.jpeg', '/avatars/yellow.webp'],
  ['https://app.example/static/mint.svg?v=3', '/avatars/mint.webp'],
  ['http://localhost:5173/src/assets/BLUE.PNG#x', '/avatars/blue.webp'],
  ['https://app.example/blue.avif', '/avatars/blue.webp'],
  ['/avatars/red.webp', '/avatars/red.webp'],
  ['/avatars/pink', '/avatars/pink'],
  ['/pink.png/evil.png', '/pink.png/evil.png'],
  ['https://evil.example/?pink.png', 'https://evil.example/?pink.png'],
  ['https://evil.example/a.png?x=/pink.png', 'https://evil.example/a.png?x=/pink.png'],
  ['/hotpink.png', '/hotpink.png'],
  [`https://api.example/media/${KEY}.webp?w=320`, `/media/${KEY}.webp`],
])('the face %s is %s', (address, path) => {
  expect(ownFace(address)).toBe(path);
});

test.each([
  [`/media/${KEY}.webp`, `/media/${KEY}.webp`],
  [`/media/${KEY}.webp?w=640`, `/media/${KEY}.webp`],
  [`https://api.example:8443/media/${KEY}.webp`, `/media/${KEY}.webp`],
  ['http://localhost:3000/pictures/apple-box.webp?w=320', '/pictures/apple-box.webp'],
  ['https://images.example/apple.webp', 'https://images.example/apple.webp'],
  ['https://images.example/x/media/a.webp', 'https://images.example/x/media/a.webp'],
  ['/media/../secret.webp', '/media/../secret.webp'],
  ['pink.png', 'pink.png'],
])('the picture %s is %s', (address, path) => {
  expect(ownPicture(address)).toBe(path);
});
