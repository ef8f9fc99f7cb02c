import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { CheckUploadAnswer, checkTransfer } from '#contract/calls/schemas/system-check.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { App, AppPlugin } from '../../http/app-type.ts';
import type { Throttle } from '../../http/throttle.ts';

const minute = 60_000;
const checksPerOffice = 60;
const octets = 'application/octet-stream';

/** GET /api/check-download and POST /api/check-upload: bytes that mean nothing, to measure a line with. */
export function checkTransferRoutes({ throttle }: { throttle: Throttle }): AppPlugin {
  const noise = randomBytes(checkTransfer.downBytes);
  const largest = Math.max(...checkTransfer.upPieces);

  return async (app) => {
    app.get(
      '/api/check-download',
      {
        schema: {
          produces: [octets],
          response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
        },
      },
      async ({ ip }, reply) => {
        await throttle('check download', ip, checksPerOffice, minute);
        return reply.type(octets).header('content-length', noise.length).send(noise);
      },
    );

    await app.register(async (scope) => {
      const upload: App = scope;
      upload.addContentTypeParser(octets, { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) =>
        done(null, body),
      );
      upload.post(
        '/api/check-upload',
        { bodyLimit: largest, schema: { response: { 200: CheckUploadAnswer } } },
        async ({ ip, body }) => {
          await throttle('check upload', ip, checksPerOffice * checkTransfer.upPieces.length, minute);
          if (!Buffer.isBuffer(body))
            throw new ApiProblem({ status: 415, message: 'The content type is not supported.' });
          return { received_bytes: body.length };
        },
      );
    });
  };
}
