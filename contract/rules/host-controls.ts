import type { ControlRequest, LiveAnswer } from '../calls/schemas/host-control.ts';

/** Whether the session, as it stands, would take it; the server judges anew. */
export function mayControl(live: LiveAnswer, control: ControlRequest): boolean {
  const isRunning = !['waiting', 'ended', 'cancelled', 'failed'].includes(live.phase);
  switch (control.action) {
    case 'start_now':
      return live.phase === 'waiting' && live.seats.some(({ present }) => present);
    case 'hold':
      return isRunning && !live.held;
    case 'resume':
      return live.held;
    case 'extend':
      return live.phase === 'decision' || live.phase === 'breakout';
    case 'end':
      return isRunning;
    case 'see_help':
      return live.help_called.includes(control.seat_id) && !live.help_seen.includes(control.seat_id);
  }
}
