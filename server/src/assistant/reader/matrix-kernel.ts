/**
 * Products of matrices in WebAssembly with 128-bit lanes; loops of JavaScript are twenty times slower. Assembled here from
 * its few instructions, so that no compiler and no binary file is needed.
 *
 * `multiply(a, w, out, rows, columns, depth)`: `out[i][j] = Σ a[i][k] · w[j][k]`, all addresses in bytes, 32-bit floats,
 * `rows` a multiple of 4, `columns` of 2, `depth` of 8.
 */
export type Kernel = {
  memory: Memory;
  multiply(a: number, w: number, out: number, rows: number, columns: number, depth: number): void;
};

type Memory = { readonly buffer: ArrayBuffer };

/** What is used of it here: the types of Node declare it without its constructors. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

export function createKernel(bytes: number): Kernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const instance = new WebAssembly.Instance(new WebAssembly.Module(MODULE), { host: { memory } });
  return { memory, multiply: instance.exports.multiply as Kernel['multiply'] };
}

const PAGE = 65_536;
const ROWS_AT_ONCE = 4;
const COLUMNS_AT_ONCE = 2;
/** The inner loop takes this many bytes of a row at once. */
const STRIDE = 32;

type Code = number[];

const I32 = 0x7f;
const V128 = 0x7b;

// Parameters, then locals, by their index.
const [A, W, OUT, ROWS, COLUMNS, DEPTH] = [0, 1, 2, 3, 4, 5];
const [ROW_BYTES, OUT_BYTES, COLUMN, W0, W1, END, RESULT] = [6, 7, 8, 9, 10, 11, 12];
const POINTERS = [13, 14, 15, 16];
const SUMS = [17, 18, 19, 20, 21, 22, 23, 24];
const [LEFT, RIGHT, UNIT] = [25, 26, 27];
const I32_LOCALS = 11;
const V128_LOCALS = 11;

function unsigned(value: number): Code {
  const bytes: Code = [];
  let rest = value;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest > 0 ? low | 0x80 : low);
  } while (rest > 0);
  return bytes;
}

function signed(value: number): Code {
  const bytes: Code = [];
  let rest = value;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
    bytes.push(isLast ? low : low | 0x80);
    if (isLast) return bytes;
  }
}

const get = (local: number): Code => [0x20, ...unsigned(local)];
const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];
const number = (value: number): Code => [0x41, ...signed(value)];
const add = (left: Code, right: Code): Code => [...left, ...right, 0x6a];
const times = (left: Code, right: Code): Code => [...left, ...right, 0x6c];
const simd = (operation: number): Code => [0xfd, ...unsigned(operation)];
const load = (address: Code, offset: number): Code => [...address, ...simd(0), 2, ...unsigned(offset)];
const zero: Code = [...simd(12), ...Buffer.alloc(16)];
const addLanes = (left: Code, right: Code): Code => [...left, ...right, ...simd(0xe4)];
const timesLanes = (left: Code, right: Code): Code => [...left, ...right, ...simd(0xe6)];
const lane = (value: Code, index: number): Code => [...value, ...simd(0x1f), index];
const addFloats = (left: Code, right: Code): Code => [...left, ...right, 0x92];
const storeFloat = (address: Code, value: Code): Code => [...address, ...value, 0x38, 2, 0];

/** Runs at least once, and again while the condition holds. */
const repeat = (body: Code, condition: Code): Code => [0x03, 0x40, ...body, ...condition, 0x0d, 0, 0x0b];
const isBelow = (left: Code, right: Code): Code => [...left, ...right, 0x49];

function multiplyAdd(): Code {
  const code: Code = [];
  for (let offset = 0; offset < STRIDE; offset += 16) {
    code.push(...set(LEFT, load(get(W0), offset)), ...set(RIGHT, load(get(W1), offset)));
    POINTERS.forEach((pointer, row) => {
      const [first, second] = [SUMS[2 * row]!, SUMS[2 * row + 1]!];
      code.push(...set(UNIT, load(get(pointer), offset)));
      code.push(...set(first, addLanes(get(first), timesLanes(get(UNIT), get(LEFT)))));
      code.push(...set(second, addLanes(get(second), timesLanes(get(UNIT), get(RIGHT)))));
    });
  }
  return code;
}

const sumOfLanes = (value: Code): Code =>
  addFloats(addFloats(lane(value, 0), lane(value, 1)), addFloats(lane(value, 2), lane(value, 3)));

function twoColumns(): Code {
  const code: Code = [...set(END, add(get(W0), get(ROW_BYTES))), ...set(W1, get(END))];
  POINTERS.forEach((pointer, row) => {
    code.push(...set(pointer, add(get(A), times(get(ROW_BYTES), number(row)))));
  });
  for (const sum of SUMS) code.push(...set(sum, zero));
  const step = [W0, W1, ...POINTERS].flatMap((local) => set(local, add(get(local), number(STRIDE))));
  code.push(...repeat([...multiplyAdd(), ...step], isBelow(get(W0), get(END))));
  POINTERS.forEach((_, row) => {
    const at = add(get(RESULT), times(get(OUT_BYTES), number(row)));
    code.push(...storeFloat(at, sumOfLanes(get(SUMS[2 * row]!))));
    code.push(...storeFloat(add(at, number(4)), sumOfLanes(get(SUMS[2 * row + 1]!))));
  });
  return [
    ...code,
    ...set(W0, get(W1)),
    ...set(RESULT, add(get(RESULT), number(4 * COLUMNS_AT_ONCE))),
    ...set(COLUMN, add(get(COLUMN), number(COLUMNS_AT_ONCE))),
  ];
}

function body(): Code {
  const fourRows: Code = [
    ...set(COLUMN, number(0)),
    ...set(W0, get(W)),
    ...set(RESULT, get(OUT)),
    ...repeat(twoColumns(), isBelow(get(COLUMN), get(COLUMNS))),
    ...set(A, add(get(A), times(get(ROW_BYTES), number(ROWS_AT_ONCE)))),
    ...set(OUT, add(get(OUT), times(get(OUT_BYTES), number(ROWS_AT_ONCE)))),
    ...set(ROWS, add(get(ROWS), number(-ROWS_AT_ONCE))),
  ];
  return [
    ...set(ROW_BYTES, times(get(DEPTH), number(4))),
    ...set(OUT_BYTES, times(get(COLUMNS), number(4))),
    ...repeat(fourRows, get(ROWS)),
    0x0b,
  ];
}

const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
const text = (value: string): Code => [...unsigned(value.length), ...Buffer.from(value)];

function assemble(): Uint8Array<ArrayBuffer> {
  const locals: Code = [2, ...unsigned(I32_LOCALS), I32, ...unsigned(V128_LOCALS), V128];
  const code: Code = [...locals, ...body()];
  return new Uint8Array([
    0x00,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, [1, 0x60, 6, I32, I32, I32, I32, I32, I32, 0]),
    ...section(2, [1, ...text('host'), ...text('memory'), 0x02, 0x00, ...unsigned(1)]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text('multiply'), 0x00, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}

const MODULE = assemble();
