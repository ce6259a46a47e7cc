/** Gradients and clips gather here until the scene that uses them takes them. */
let definitions = [];
let counter = 0;

export const nextId = () => `d${(counter++).toString(36)}`;
export const define = (markup) => definitions.push(markup);

export function takeDefinitions() {
  const taken = definitions.join('');
  definitions = [];
  return taken;
}
