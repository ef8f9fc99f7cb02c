import type { SessionPerson } from '#contract/calls/schemas/sessions.ts';
import type { HttpClient } from '../http/http-client.ts';

export type Consumer = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  created_at: string;
};
export type ConsumerListAnswer = { consumers: Consumer[]; next_cursor: string | null };

/** The company's participants ("consumers"), in a session or not yet. */
export const createConsumerService = (http: HttpClient) => ({
  list: (search: string, signal?: AbortSignal) =>
    http.get<ConsumerListAnswer>('/api/consumer', { params: { search }, signal }),
  /** CONSUMER_003 where somebody already sits in the session. */
  create: (request: { people: SessionPerson[]; session_id?: string; team_id?: number }) =>
    http.post<{ consumers: Consumer[]; attached: number }>('/api/consumer', request),
});

export type ConsumerService = ReturnType<typeof createConsumerService>;
