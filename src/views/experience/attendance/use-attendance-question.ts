import { useSearchParams } from 'react-router-dom';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { type AttendanceQuestion, attendanceQuestion } from './attendance-words.ts';

const cannotCome = { name: 'answer', value: 'cannot' } as const;

/** The address of the page that asks; opening it changes nothing. */
export const cannotComePath = (sessionId: string): string =>
  `/experience/${sessionId}?${cannotCome.name}=${cannotCome.value}`;

/** The question that the address asks of this seat; `drop` takes it out of the address. */
export function useAttendanceQuestion(dataPackage: DataPackage | null): {
  question: AttendanceQuestion | undefined;
  drop: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const asks = search.get(cannotCome.name) === cannotCome.value;
  const drop = () => {
    search.delete(cannotCome.name);
    setSearch(search, { replace: true });
  };
  if (!dataPackage) return { question: undefined, drop };
  const { declined, session } = dataPackage;
  return { question: attendanceQuestion({ declined, status: session.status, asks }), drop };
}
