import { color, radius, shadow } from './tokens.css';

/** The box of a post in a list, and of its skeleton. */
export const cardBox = {
  display: 'flex',
  gap: 12,
  padding: 12,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
} as const;
