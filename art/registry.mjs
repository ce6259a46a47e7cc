/** Every object a recipe may name. A factory takes the recipe's arguments: colours and, for packs, what is inside. */
import { BORROWED } from './borrowed.mjs';
import { emoji } from './emoji.mjs';
import { food } from './names/food.mjs';
import { home } from './names/home.mjs';
import { kitchen } from './names/kitchen.mjs';
import { packaging } from './names/packs.mjs';

const inside = (expression) => (expression ? make(expression) : null);
const drawn = {
  ...food({ make, inside }),
  ...packaging({ make, inside }),
  ...kitchen({ make, inside }),
  ...home({ make, inside }),
};

/** `pouch(red,dumpling)`: a name and arguments; an argument may be such an expression itself. */
export function make(expression) {
  const open = expression.indexOf('(');
  const name = open < 0 ? expression : expression.slice(0, open);
  const args = open < 0 ? [] : splitArguments(expression.slice(open + 1, -1));
  if (BORROWED[name]) return emoji(...BORROWED[name]);
  if (!drawn[name]) throw new Error(`no object ${expression}`);
  return drawn[name](args);
}

export function splitArguments(text, separator = ',') {
  const parts = [];
  let depth = 0;
  let part = '';
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === separator && depth === 0) {
      parts.push(part);
      part = '';
    } else part += char;
  }
  if (part) parts.push(part);
  return parts;
}
