import { fromCallback } from 'xstate';
import type { ServerClock } from '../../services/clock/server-clock.ts';
import type { ExperienceEvent } from './experience-events.ts';

/** Seconds before the end at which a person is warned, each once. */
export const noticesAt = [60, 10] as const;

/** Watches the deadline of the open window on the server's clock; a changed end restarts it. */
export const createWatchDeadline = (clock: Pick<ServerClock, 'now'>) =>
  fromCallback<{ type: 'deadline.set'; endTime: number | null }, unknown, ExperienceEvent>(
    ({ receive, sendBack }) => {
      let watched: number | null = null;
      let timers: ReturnType<typeof setTimeout>[] = [];
      const stop = () => {
        for (const timer of timers) clearTimeout(timer);
        timers = [];
      };
      receive(({ endTime }) => {
        if (endTime === watched) return;
        stop();
        watched = endTime;
        if (endTime === null) return;
        const passed = () => sendBack({ type: 'deadline.passed', endTime });
        timers.push(setTimeout(passed, Math.max(0, endTime - clock.now())));
        for (const secondsLeft of noticesAt) {
          const inMs = endTime - secondsLeft * 1000 - clock.now();
          if (inMs < 0) continue;
          timers.push(setTimeout(() => sendBack({ type: 'deadline.near', secondsLeft }), inMs));
        }
      });
      return stop;
    },
  );
