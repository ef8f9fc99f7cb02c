import type { IncomingHttpHeaders } from 'node:http';
import { consumerCalls } from '#contract/calls/consumers.ts';
import { consumerSpec, type PersonDetail } from '#contract/calls/schemas/consumers.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import { withClockIn } from '../sessions/planning/start-reading.ts';
import type { Consumers } from './consumers.ts';
import type { PersonEditing } from './person-editing.ts';
import type { PersonMerge } from './person-merge.ts';

interface Deps {
  consumers: Consumers;
  personEditing: PersonEditing;
  personMerge: PersonMerge;
  guestErasure: { erase(who: { consumerId: number; by: 'company' }): Promise<void> };
}

/** With the zones of its sessions' clocks in the language of the request. */
async function translated(
  headers: IncomingHttpHeaders,
  detail: Promise<PersonDetail>,
): Promise<PersonDetail> {
  const person = await detail;
  const language = requestLanguage(headers);
  return {
    ...person,
    seats: person.seats.map((seat) => withClockIn(seat, language)),
  };
}

export const consumerHandlers = ({ consumers, personEditing, personMerge, guestErasure }: Deps) =>
  handleCalls(consumerCalls, consumerSpec, {
    create: ({ user, body }, _reply, unit) => consumers.create(user, body, unit),
    list: ({ user, query }) => consumers.list(user.company_id, query),
    import: ({ user, body }, _reply, unit) => consumers.import(user, body.people, unit),
    groups: ({ user }) => consumers.groups(user.company_id),
    members: ({ user, query }) => consumers.members(user.company_id, query),
    tag: ({ user, body }) => consumers.tag(user, body),
    merge: ({ user, params, body, headers }, _reply, unit) =>
      translated(headers, personMerge.merge(user, params.id, body, unit)),
    timezones: ({ user, body }) => consumers.timezones(user.company_id, body.emails),
    read: ({ user, params, headers }) => translated(headers, personEditing.read(user.company_id, params.id)),
    edit: ({ user, params, body, headers }) => translated(headers, personEditing.edit(user, params.id, body)),
    setListed: ({ user, params, body, headers }) =>
      translated(headers, personEditing.setListed(user, params.id, body.listed)),
    erase: async ({ user, params }) =>
      guestErasure.erase({
        consumerId: await personEditing.numberOf(user.company_id, params.id),
        by: 'company',
      }),
  });
