/** The mascot in its four colours: the default profile pictures. */
export const AVATAR_COLOURS = ['pink', 'yellow', 'mint', 'blue'] as const;

const OWN = /^(?:https?:\/\/[^/]+)?(\/(?:media|pictures|avatars|talk\/\d{1,15})\/[\w-]+\.webp)$/i;
const DEFAULT = new RegExp(`(?:^|/)(${AVATAR_COLOURS.join('|')})\\.(?:png|jpe?g|webp|svg|gif|avif|bmp|ico|heic)$`, 'i');

/**
 * A picture's address as clients send it back, with whatever origin and width they know: ours are stored as paths. The
 * file name identifies the picture, so a foreign origin before it does no harm.
 */
export function ownPicture(address: string): string {
  return OWN.exec(withoutQuery(address))?.[1] ?? address;
}

/** The same for profile pictures: any picture named pink, yellow, mint or blue means that default. */
export function ownFace(address: string): string {
  const colour = DEFAULT.exec(withoutQuery(address))?.[1];
  return colour ? `/avatars/${colour.toLowerCase()}.webp` : ownPicture(address);
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
