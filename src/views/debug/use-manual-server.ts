import { useState } from 'react';
import { ApiError } from '../../services/http/api-error.ts';

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(refusal: ApiError): void;
}

export interface ManualServer<Answer> {
  ask(): Promise<Answer>;
  answer(answer: Answer): void;
  refuse(): void;
}

/** A server whose answers are given by hand: requests wait for them. The first request gets `first`, if anything. */
export function useManualServer<Answer>(first?: Answer): ManualServer<Answer> {
  const [server] = useState(() => createManualServer(first));
  return server;
}

function createManualServer<Answer>(first?: Answer): ManualServer<Answer> {
  let ready = first;
  let waiting: Waiting<Answer>[] = [];
  const take = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  return {
    ask() {
      if (ready === undefined) return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
      const answer = ready;
      ready = undefined;
      return Promise.resolve(answer);
    },
    answer(answer) {
      for (const { resolve } of take()) resolve(answer);
    },
    refuse() {
      const refusal = new ApiError({ kind: 'server', status: 500, message: 'The server has refused this.' });
      for (const { reject } of take()) reject(refusal);
    },
  };
}
