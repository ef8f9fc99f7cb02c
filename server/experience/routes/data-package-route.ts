import { Type } from 'typebox';
import { DataPackage } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** GET /api/consumer/getdatapackage?sessionId= */
export function dataPackageRoute({ readDataPackage }: Experience): AppPlugin {
  return (app) => {
    app.get(
      '/api/consumer/getdatapackage',
      {
        schema: {
          querystring: Type.Object({ sessionId: Type.String({ maxLength: 64 }) }),
          response: { 200: DataPackage },
        },
      },
      ({ seat, query }) => readDataPackage(seat, query.sessionId),
    );
  };
}
