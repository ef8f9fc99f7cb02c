import { Type } from 'typebox';
import { AwardVerification } from '#contract/calls/schemas/results.ts';
import type { AppPlugin } from '../http/app-type.ts';
import type { Awards } from './awards.ts';

/** GET /api/award/{code}: whether an award is real, for anybody who was shown one. */
export function verifyAwardRoute({ awards }: { awards: Awards }): AppPlugin {
  return (app) => {
    app.get(
      '/api/award/:code',
      { schema: { params: Type.Object({ code: Type.String() }), response: { 200: AwardVerification } } },
      async ({ params }) => {
        const award = await awards.verify(params.code);
        return { valid: award !== null, award };
      },
    );
  };
}
