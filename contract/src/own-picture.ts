/** The mascot in its four colours: what people who upload nothing look like. */
export const AVATAR_COLOURS = ['pink', 'yellow', 'mint', 'blue'] as const;

const OWN = /^(?:https?:\/\/[^/]+)?(\/(?:media|pictures|avatars)\/[\w-]+\.webp)$/i;
const DEFAULT = new RegExp(`(?:^|/)(${AVATAR_COLOURS.join('|')})\\.(?:png|jpe?g|webp|svg|gif|avif|bmp|ico|heic)$`, 'i');

/**
 * A picture's address as clients hand it back, under whatever origin and width they know it: ours are stored as paths.
 * The name says which picture it is, so a foreign origin before it does no harm.
 */
export function ownPicture(address: string): string {
  return OWN.exec(withoutQuery(address))?.[1] ?? address;
}

/** The same for faces: any picture called pink, yellow, mint or blue means that default. */
export function ownFace(address: string): string {
  const colour = DEFAULT.exec(withoutQuery(address))?.[1];
  return colour ? `/avatars/${colour.toLowerCase()}.webp` : ownPicture(address);
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
