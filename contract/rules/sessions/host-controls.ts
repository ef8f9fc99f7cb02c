import type { ControlRequest, LiveAnswer } from '../../calls/schemas/host-control.ts';

const skippable: readonly LiveAnswer['phase'][] = ['clip', 'decision', 'breakout', 'outcome'];
const over: readonly LiveAnswer['phase'][] = ['ended', 'cancelled', 'failed'];

/** The scene that is on. */
export const sceneIdOf = (live: LiveAnswer): string | undefined =>
  (live.breakout ?? live.decision ?? live.outcome ?? live.clip)?.scene_id;

/** Whether the current session would accept it; the server decides. */
export function mayControl(live: LiveAnswer, control: ControlRequest): boolean {
  const isOpen = !over.includes(live.phase);
  const isRunning = isOpen && live.phase !== 'waiting';
  switch (control.action) {
    case 'start_now':
      return live.phase === 'waiting' && live.seats.some(({ present }) => present);
    case 'hold':
      return isOpen && live.hold === null;
    case 'resume':
      return live.hold !== null;
    case 'extend':
      return live.phase === 'decision' || live.phase === 'breakout';
    case 'skip':
      return (
        skippable.includes(control.phase) &&
        live.hold === null &&
        live.phase === control.phase &&
        sceneIdOf(live) === control.scene_id
      );
    case 'say':
      return isOpen && control.text.trim() !== '';
    case 'end':
      return isRunning;
    case 'more_time':
      return isOpen && live.more_time.includes(control.seat_id) !== control.wanted;
    case 'see_report':
      return (
        isOpen && live.reports.some(({ message_id, seen }) => message_id === control.message_id && !seen)
      );
    case 'see_help':
      return live.help_called.includes(control.seat_id) && !live.help_seen.includes(control.seat_id);
  }
}

const later = <Open extends { close_at: number }>(open: Open | null, { seconds }: { seconds: number }) =>
  open && { ...open, close_at: open.close_at + seconds * 1000 };

/**
 * What the console shows while its own act is on its way: what the act makes of the session for certain. Taken back
 * where it is refused, replaced by the answer where it is not.
 */
export function expected(live: LiveAnswer, control: ControlRequest): LiveAnswer {
  switch (control.action) {
    case 'hold':
      return { ...live, hold: { since: live.at, by: '' } };
    case 'resume':
      return { ...live, hold: null };
    case 'see_help':
      return { ...live, help_seen: [...live.help_seen, control.seat_id] };
    case 'more_time': {
      const others = live.more_time.filter((seatId) => seatId !== control.seat_id);
      return { ...live, more_time: control.wanted ? [...others, control.seat_id] : others };
    }
    case 'see_report':
      return {
        ...live,
        reports: live.reports.map((one) =>
          one.message_id === control.message_id ? { ...one, seen: true } : one,
        ),
      };
    case 'extend':
      return { ...live, decision: later(live.decision, control), breakout: later(live.breakout, control) };
    case 'say': {
      const { message_id: id, team_id, text } = control;
      return {
        ...live,
        said: [...live.said, { id, team_id, text, by: '', at: live.at, to_team: team_id !== null }],
      };
    }
    default:
      return live;
  }
}
