import { setTimeout as pause } from 'node:timers/promises';
import serializerOf from 'fast-json-stringify';
import type { FastifyBaseLogger } from 'fastify';
import { collectGarbage } from '../../collect-garbage.ts';
import type { App } from '../app-type.ts';

/** Yields between two serializers that are compiled ahead, so that pending requests are served. */
const restMs = 10;

type Serializer = (answer: unknown) => string;
interface Known {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Known[];
}

/**
 * Serializers of answers by their schemas, each compiled on first use or once the server listens and is idle: all of them
 * take a fifth of the start, and the first requests would wait for the largest. Answers of one shape share one, such as a
 * GET and its HEAD.
 */
export function answerSerializers(app: App, log: Pick<FastifyBaseLogger, 'error'>): void {
  const all = new Map<string, () => Serializer>();
  let isOver = false;

  app.setSerializerCompiler(({ schema }) => {
    const text = JSON.stringify(schema);
    const serializer = all.get(text) ?? once(() => madeOf(schema));
    all.set(text, serializer);
    return (answer) => serializer()(answer);
  });

  async function makeAhead(): Promise<void> {
    for (const make of all.values()) {
      await pause(restMs, undefined, { ref: false });
      if (isOver) return;
      make();
    }
    collectGarbage();
  }

  app.addHook('onListen', async () => {
    void makeAhead().catch((err: unknown) => log.error({ err }, 'an answer cannot be written'));
  });
  app.addHook('preClose', async () => {
    isOver = true;
  });
}

const madeOf = (schema: unknown): Serializer =>
  serializerOf(withoutChoices(schema) as object, { compileValidators: true });

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** "This or null" without `anyOf`: distinguishing the two needs no validator, which would check all of "this" first. */
export function withoutChoices(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutChoices);
  if (typeof schema !== 'object' || schema === null) return schema;
  const plain: Known = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, withoutChoices(value)]),
  );
  const [one, other, ...more] = plain.anyOf ?? [];
  if (!one || other?.type !== 'null' || more.length > 0) return plain;
  if (one.enum) return { ...one, enum: [...one.enum, null], type: ['string', 'null'] };
  return one.type === undefined || one.const !== undefined ? plain : { ...one, nullable: true };
}
