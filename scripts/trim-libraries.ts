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
  { cuts = [], ...parts }: Trimmed,
  fits: (isThere: boolean, part: string | RegExp) => void,
): string {
  const cut = cuts.reduce((text, [part, instead]) => {
    const result = text.replace(part, instead);
    fits(result !== text, part);
    return result;
  }, code);
  const { unreached = [], cases = [], constants = {} } = parts;
  const names = [...unreached, ...cases, ...Object.keys(constants)];
  // A style has cuts alone.
  if (names.length === 0 && !parts.silent) return cut;
  const { spans, met } = spansOf(cut, parts);
  for (const name of names) fits(met.has(name), name);
  return without(cut, spans);
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
  instead: string;
}

/** Of spans within one another the outer one counts. */
function without(code: string, spans: readonly Span[]): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end, instead } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from) continue;
    kept.push(code.slice(from, start), instead);
    from = end;
  }
  return [...kept, code.slice(from)].join('');
}

const levels: readonly string[] = ['trace', 'debug', 'log', 'info', 'warn', 'logAction'];

/** What takes another text, and which of the names were met. */
function spansOf(
  code: string,
  { unreached = [], cases = [], constants = {}, silent = false }: Omit<Trimmed, 'file' | 'cuts'>,
) {
  const met = new Set<string>();
  const spans: Span[] = [];
  const read: Span[] = [];
  const written = new Set<number>();
  const textOf = ({ start, end }: Pick<Span, 'start' | 'end'>) => code.slice(start, end);
  const empty = (names: readonly (string | undefined)[], body: Pick<Span, 'start' | 'end'> | null) => {
    const name = names.find((one) => one !== undefined && unreached.includes(one));
    if (name === undefined || !body) return;
    met.add(name);
    spans.push({ start: body.start, end: body.end, instead: '{}' });
  };
  const keep = ({ start }: Pick<Span, 'start'>) => written.add(start);
  new Visitor({
    FunctionDeclaration: ({ id, body }) => empty([id?.name], body),
    ClassDeclaration({ id, body }) {
      for (const member of body.body) {
        if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue;
        empty([member.key.name, `${id?.name}.${member.key.name}`], member.value.body);
      }
    },
    AssignmentExpression({ left, right }) {
      keep(left);
      if (right.type === 'FunctionExpression' || right.type === 'ArrowFunctionExpression')
        empty([textOf(left)], right.body);
    },
    UpdateExpression: ({ argument }) => keep(argument),
    UnaryExpression: ({ operator, argument }) => operator === 'delete' && keep(argument),
    CallExpression: ({ callee }) => keep(callee),
    SwitchCase({ test, start, end }) {
      if (test?.type !== 'Literal' || typeof test.value !== 'string' || !cases.includes(test.value)) return;
      met.add(test.value);
      spans.push({ start, end, instead: '' });
    },
    MemberExpression({ object, property, computed, start, end }) {
      if (computed || property.type !== 'Identifier' || !Object.hasOwn(constants, property.name)) return;
      if (object.type === 'CallExpression') return;
      met.add(property.name);
      read.push({ start, end, instead: `(${constants[property.name]})` });
    },
    ExpressionStatement({ expression, start, end }) {
      if (!silent || expression.type !== 'CallExpression') return;
      const { callee } = expression;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (levels.includes(callee.property.name) && /^this$|logger(?:_default)?$/.test(textOf(callee.object)))
        spans.push({ start, end, instead: ';' });
    },
  }).visit(parseSync('library.mjs', code).program);
  return { met, spans: [...spans, ...read.filter(({ start }) => !written.has(start))] };
}
