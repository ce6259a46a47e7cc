/** Fields that hold the path of a picture, whatever object they are in; and any list of texts may hold some. */
const FIELDS = new Set([
  'url',
  'secure_url',
  'image',
  'productImage',
  'imgUrl',
  'img_url',
  'profileUrl',
  'senderProfileUrl',
  'writerProfileUrl',
]);
const IS_OWN = /^\/(?:media|pictures|avatars|talk)\//;

/** A copy of an answer, or of a part of it, whose own pictures have a whole address. */
export type Address = (part: unknown, origin: string) => unknown;

type Schema = {
  type?: unknown;
  items?: Schema | Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  allOf?: Schema[];
};

/** Compiled once for each call from the schema of its answer: only parts that can hold a picture are visited. Null: none can. */
export function addressOf(schema: Schema): Address | null {
  const forms = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(addressOf).filter((form) => form !== null);
  const whole = schema.properties ? addressOfObject(schema.properties) : addressOfMany(schema);
  const all = whole ? [whole, ...forms] : forms;
  if (all.length < 2) return all[0] ?? null;
  return (part, origin) => all.reduce((changed, address) => address(changed, origin), part);
}

function addressOfObject(properties: Record<string, Schema>): Address | null {
  const parts = Object.entries(properties).flatMap(([name, schema]): [string, Address][] => {
    const address = FIELDS.has(name) && mayBeText(schema) ? whole : addressOf(schema);
    return address ? [[name, address]] : [];
  });
  if (parts.length === 0) return null;
  return (object, origin) => {
    if (typeof object !== 'object' || object === null) return object;
    const changed: Record<string, unknown> = { ...object };
    for (const [name, address] of parts)
      if (changed[name] !== undefined) changed[name] = address(changed[name], origin);
    return changed;
  };
}

/** Lists, and records with any key. */
function addressOfMany({ items, additionalProperties }: Schema): Address | null {
  if (items && !Array.isArray(items)) {
    const each = mayBeText(items) ? whole : addressOf(items);
    return each && ((list, origin) => (Array.isArray(list) ? list.map((item) => each(item, origin)) : list));
  }
  if (typeof additionalProperties !== 'object') return null;
  const each = addressOf(additionalProperties);
  return (
    each &&
    ((record, origin) =>
      typeof record === 'object' && record !== null
        ? Object.fromEntries(Object.entries(record).map(([name, item]) => [name, each(item, origin)]))
        : record)
  );
}

const mayBeText = ({ type, anyOf }: Schema): boolean =>
  [type].flat().includes('string') || (anyOf?.some(mayBeText) ?? false);

const whole: Address = (path, origin) => (typeof path === 'string' && IS_OWN.test(path) ? origin + path : path);
