import { fromCallback } from 'xstate';
import type { ClipFact } from '#contract/messages/session-projection.ts';
import type { ClipPlayer, ClipPlayerDeps } from '../../services/playback/clip-player.ts';
import type { ClipScreens } from '../../services/playback/clip-screens.ts';
import { loadPlayer } from '../../services/playback/load-player.ts';
import { type ClipEvent, clipMachine, type PlayerCommand } from './clip-machine.ts';

export interface ClipDeps {
  screens: ClipScreens;
  player: ClipPlayerDeps;
}

const execute = (player: ClipPlayer, command: PlayerCommand) => {
  if (command.type === 'player.started') player.start(command.startAt);
  else if (command.type === 'player.announced') player.announce(command.startAt);
  else if (command.type === 'player.muted') player.setMuted(command.muted);
  else if (command.type === 'player.preferred') player.prefer(command.preferences);
  else player.stop();
};

/** A clip in a media element; commands are queued until the player's code has loaded. */
export const provideClip = ({ screens, player: deps }: ClipDeps) =>
  clipMachine.provide({
    actors: {
      player: fromCallback<PlayerCommand, { layer: string; clip: ClipFact }, ClipEvent>(
        ({ input, receive, sendBack }) => {
          const video = screens.open(input.layer, input.clip);
          const waiting: PlayerCommand[] = [];
          let player: ClipPlayer | undefined;
          let isReleased = false;
          loadPlayer().then(
            (createClipPlayer) => {
              if (isReleased) return;
              player = createClipPlayer(video, input.clip, deps, sendBack);
              for (const command of waiting.splice(0)) execute(player, command);
            },
            () => isReleased || sendBack({ type: 'media.failed', reason: 'The player could not be loaded' }),
          );
          receive((command) => {
            if (player) execute(player, command);
            else waiting.push(command);
          });
          return () => {
            isReleased = true;
            player?.release();
            screens.close(input.layer);
          };
        },
      ),
    },
  });
