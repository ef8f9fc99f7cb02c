import { type Plugin, parseSync, Visitor } from 'vite';
import { libraryCuts, type Trimmed } from './library-cuts.ts';

const component = /@mantine\/core\/esm\/.*\.mjs$/;

/**
 * Leaves out of libraries what no page can reach. A library that has changed so that a cut no longer fits, or in which its
 * file is no longer, stops the build.
 */
export function trimLibraries(cuts: readonly Trimmed[] = libraryCuts): Plugin {
  const met = new Set<Trimmed>();
  let isProduction = true;
  return {
    name: 'trim-libraries',
    apply: 'build',
    configResolved(config) {
      isProduction = config.isProduction;
    },
    buildStart() {
      met.clear();
    },
    buildEnd(error) {
      const missed = cuts.filter((library) => !met.has(library)).map(({ file }) => String(file));
      // Other builds have the libraries' development files.
      if (error || !isProduction || missed.length === 0) return;
      this.error(
        `No module of this build is ${missed.join(' or ')}, so that nothing is cut there. If the library has another name for it, put that into scripts/library-cuts.ts; if the site does without it, take the cut away.`,
      );
    },
    transform: {
      filter: { id: [component, ...cuts.map(({ file }) => file)] },
      handler(code, id) {
        const trimmed = cuts.filter(({ file }) => file.test(id));
        for (const library of trimmed) met.add(library);
        const fits = (isThere: boolean, part: string | RegExp) => {
          if (!isThere) this.error(`${id} has changed, and ${String(part)} is not in it`);
        };
        const text = trimmed.reduce((before, library) => trim(before, library, fits), code);
        return { code: component.test(id) ? pure(text) : text, map: null };
      },
    },
  };
}

function trim(
  code: string,
  { cuts = [], unreached = [], silent = false }: Trimmed,
  fits: (isThere: boolean, part: string | RegExp) => void,
): string {
  const cut = cuts.reduce((text, [part, instead]) => {
    const result = text.replace(part, instead);
    fits(result !== text, part);
    return result;
  }, code);
  const emptied = unreached.reduce((text, name) => {
    const result = withoutBody(text, name);
    fits(result !== text, name);
    return result;
  }, cut);
  return silent ? withoutLogging(emptied) : emptied;
}

/** A component that nothing shows may go: the call that makes it does nothing else, and its name is for who debugs it. */
const pure = (code: string) =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^const (\w+) = (factory|genericFactory|polymorphicFactory|createVarsResolver|createContext|createOptionalContext)\(/gm,
      'const $1 = /* @__PURE__ */ $2(',
    );

interface Span {
  start: number;
  end: number;
}

function without(code: string, spans: readonly Span[], instead: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue;
    kept.push(code.slice(from, start), instead);
    from = end;
  }
  return [...kept, code.slice(from)].join('');
}

function withoutBody(code: string, name: string): string {
  const bodies: Span[] = [];
  const visitor = new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id?.name === name && body) bodies.push(body);
    },
    AssignmentExpression({ left, right }) {
      if (right.type !== 'FunctionExpression' || !right.body) return;
      if (code.slice(left.start, left.end) === name) bodies.push(right.body);
    },
    MethodDefinition({ key, value }) {
      if (key.type === 'Identifier' && key.name === name && value.body) bodies.push(value.body);
    },
  });
  visitor.visit(parseSync('library.mjs', code).program);
  return without(code, bodies, '{}');
}

const levels: readonly string[] = ['trace', 'debug', 'log', 'info', 'warn', 'logAction'];

function withoutLogging(code: string): string {
  const said: Span[] = [];
  const visitor = new Visitor({
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'CallExpression') return;
      const { callee } = expression;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const writer = code.slice(callee.object.start, callee.object.end);
      if (levels.includes(callee.property.name) && /^this$|logger(?:_default)?$/.test(writer))
        said.push({ start, end });
    },
  });
  visitor.visit(parseSync('library.mjs', code).program);
  return without(code, said, ';');
}
