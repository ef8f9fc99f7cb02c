import { fromPromise } from 'xstate';
import type { BuildMetadataService } from '../../services/build-metadata.ts';
import { buildUpdateMachine } from './build-update-machine.ts';

export function provideBuildUpdate(deps: { metadata: BuildMetadataService }) {
  return buildUpdateMachine.provide({
    actors: {
      readMetadata: fromPromise(({ signal }) => deps.metadata.read(signal)),
      findFile: fromPromise(({ input, signal }) => deps.metadata.gives(input.file, signal)),
    },
  });
}
