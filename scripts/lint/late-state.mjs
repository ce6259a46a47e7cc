/**
 * What an effect, the browser or the network sets later than the press that led to it. Asserted at once, a test passes on a
 * quiet machine only. In files that render (Testing Library) or drive a browser (Playwright) it is waited for: inside
 * `waitFor`, or as `expect.poll`. That something did not happen is asked after something that does.
 */
const LATE = [
  [/\bdocument\.title\b|\bpage\.title\(/, 'the title'],
  [/\bdocument\.activeElement\b|toHaveFocus/, 'the focus'],
  [/\b(?:local|session)Storage\b/, 'what is stored'],
  [/\blocation\.\w+|\bhistory\.(?:length|state)\b|\bpage\.url\(/, 'the address'],
  [/\brequests\b|\bsent\(/, 'what the server was asked'],
];
const RENDERS = /^(?:@testing-library\/react|playwright-core)$|\/harness\//;
const DRIVES = /^playwright-core$|\/harness\//;
const WAITS = /^(?:(?:vi\.)?waitFor|expect\.poll)$/;
const NOTHING = /\.not\.|\.toBeNull\(\)|\.toHaveLength\(0\)|\.toEqual\(\[\]\)|\.toBe\((?:false|0)\)/;
const ACTS =
  /\b(?:userEvent|fireEvent)\.|\bpress\(|\.(?:click|tap|press|fill|type|pressSequentially|selectOption|reload|goBack)\(/;

const lateState = {
  meta: { type: 'problem', fixable: 'code' },
  create(context) {
    const { sourceCode } = context;
    const textOf = (node) => sourceCode.getText(node);
    let renders = false;
    let drives = false;
    return {
      ImportDeclaration({ source }) {
        renders ||= RENDERS.test(source.value);
        drives ||= DRIVES.test(source.value);
      },
      CallExpression(node) {
        if (!renders || node.callee.type !== 'Identifier' || node.callee.name !== 'expect') return;
        const place = placeOf(node, textOf);
        if (!place) return;
        const text = textOf(place.statement);
        const asked = textOf(node.arguments[0]);
        const acted = ACTS.test(textBefore(place.statement, textOf));
        const what = LATE.find(([pattern]) => pattern.test(text.includes('toHaveFocus') ? text : asked))?.[1];
        const readOnce = drives && acted && asked.startsWith('await ');
        if (!what && !readOnce) return;
        if (NOTHING.test(text) && !readOnce) {
          if (acted)
            context.report({
              node,
              message: `Right after an action nothing has happened to ${what} yet: ask after something that does happen.`,
            });
          return;
        }
        context.report({
          node,
          message: `Wait for ${what ?? 'what an action leads to'}: await waitFor(() => expect(…)), in a browser await expect.poll(…).`,
          ...(place.isAsync && {
            fix: (fixer) => fixer.replaceText(place.statement, drives ? polled(node, text, textOf) : waited(text)),
          }),
        });
      },
    };
  },
};

/** The statement that an assertion is, and whether its function may wait; nothing inside of what waits already. */
function placeOf(node, textOf) {
  let statement;
  let isAsync;
  for (let at = node; at; at = at.parent) {
    if (at.type === 'CallExpression' && WAITS.test(textOf(at.callee))) return;
    if (at.type === 'ExpressionStatement') statement ??= at;
    if (/Function/.test(at.type)) isAsync ??= at.async;
  }
  return statement && { statement, isAsync: isAsync ?? true };
}

/** What stands before it, beyond other assertions that wait for nothing. */
function textBefore(statement, textOf) {
  const siblings = Array.isArray(statement.parent.body) ? statement.parent.body : [];
  const before = siblings.slice(0, siblings.indexOf(statement)).map(textOf);
  return before.findLast((text) => !text.startsWith('expect(') || /\bfind\w*By/.test(text)) ?? '';
}

function waited(text) {
  return `await waitFor(() => ${text.replace(/;$/, '')});`;
}

function polled(node, text, textOf) {
  const [asked, message] = node.arguments.map(textOf);
  const condition = `() => ${asked.replace(/^await /, '')}${message ? `, { message: ${message} }` : ''}`;
  return text.replace(textOf(node), `await expect.poll(${condition})`);
}

export default { meta: { name: 'tests' }, rules: { 'late-state': lateState } };
