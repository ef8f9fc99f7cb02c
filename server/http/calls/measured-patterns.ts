import type { FastifyServerOptions } from 'fastify';
import { emailAddress } from '#contract/rules/people/email-address.ts';

type Ajv = Parameters<NonNullable<NonNullable<FastifyServerOptions['ajv']>['onCreate']>>[0];
type Validate = ((text: string) => boolean) & { errors?: object[] };

/**
 * Patterns and formats of requests run only over texts within the schema's `maxLength`, although all errors are collected:
 * longer texts are refused by their length alone. A schema with a pattern or format and no `maxLength` does not compile.
 */
export function measuredPatterns(ajv: Ajv): void {
  const formats: typeof ajv.formats = {
    ...ajv.formats,
    email: (text: string) => emailAddress(text) !== null,
  };
  const replace = (keyword: 'pattern' | 'format', testOf: (value: string) => (text: string) => boolean) => {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'string',
      compile(value: string, { maxLength = Number.NaN }, { schemaEnv }) {
        if (Number.isNaN(maxLength) && !schemaEnv.root.meta)
          throw new Error(`${keyword} ${value} without maxLength`);
        const test = testOf(value);
        const validate: Validate = (text) => {
          const fits = isLongerThan(maxLength, text) || test(text);
          validate.errors = fits
            ? []
            : [{ keyword, params: { [keyword]: value }, message: `must match ${keyword}` }];
          return fits;
        };
        return validate;
      },
      errors: 'full',
    });
  };
  replace('pattern', (source) => {
    const pattern = new RegExp(source, 'u');
    return (text) => pattern.test(text);
  });
  replace('format', (name) => {
    const format = formats[name];
    if (format instanceof RegExp) return (text) => format.test(text);
    if (typeof format === 'function') return (text) => format(text) === true;
    throw new Error(`format ${name} is unknown`);
  });
}

/** Maxima count code points, of which each has one or two units. */
const isLongerThan = (maxLength: number, text: string) => text.length > 2 * maxLength;
