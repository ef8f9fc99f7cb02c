import { fromCallback } from 'xstate';
import type { ClipFact } from '#contract/messages/session-projection.ts';
import { type ClipPlayerDeps, createClipPlayer } from '../../services/playback/clip-player.ts';
import type { ClipScreens } from '../../services/playback/clip-screens.ts';
import { type ClipEvent, clipMachine, type PlayerCommand } from './clip-machine.ts';

export interface ClipDeps {
  screens: ClipScreens;
  player: ClipPlayerDeps;
}

/** A clip in an element of the browser. */
export const provideClip = ({ screens, player: deps }: ClipDeps) =>
  clipMachine.provide({
    actors: {
      player: fromCallback<PlayerCommand, { layer: string; clip: ClipFact }, ClipEvent>(
        ({ input, receive, sendBack }) => {
          const player = createClipPlayer(screens.open(input.layer, input.clip), input.clip, deps, sendBack);
          receive((command) => {
            if (command.type === 'player.started') player.start(command.startAt);
            else if (command.type === 'player.announced') player.announce(command.startAt);
            else if (command.type === 'player.muted') player.setMuted(command.muted);
            else if (command.type === 'player.preferred') player.prefer(command.preferences);
            else player.stop();
          });
          return () => {
            player.release();
            screens.close(input.layer);
          };
        },
      ),
    },
  });
