export const mascotColors = ['pink', 'yellow', 'mint', 'blue', 'purple'] as const;
export type MascotColor = (typeof mascotColors)[number];
/** The first four are also the default avatars; purple is the assistant. */
export const avatarColors = ['pink', 'yellow', 'mint', 'blue'] as const satisfies readonly MascotColor[];

export const mascotMoods = ['calm', 'greeting', 'thinking', 'happy', 'sorry'] as const;
export type MascotMood = (typeof mascotMoods)[number];

export type MascotProps = {
  color?: MascotColor;
  mood?: MascotMood;
  size?: number;
  /** The assistant wears one. */
  cap?: boolean;
  /** Only the head, on a disc of its palest tint. */
  avatar?: boolean;
  ground?: boolean;
  className?: string;
};
