/** A word that stands for more things than this (`간식`) is one for a whole group, not one thing in other words. */
const LARGEST_THING = 6;

export const isGroupWord = ({ find }: { find: readonly string[] }): boolean => find.length > LARGEST_THING;
