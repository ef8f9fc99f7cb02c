import { programmeCalls } from '#contract/calls/programmes/programmes.ts';
import { programmeSpec } from '#contract/calls/schemas/programmes/programmes.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import type { Programmes } from './programmes.ts';

export const programmeHandlers = ({ programmes }: { programmes: Programmes }) =>
  handleCalls(programmeCalls, programmeSpec, {
    list: ({ user }) => programmes.list(user.company_id),
    create: ({ user, body }, _reply, unit) => programmes.create(user, body, unit),
    read: ({ user, params }) => programmes.read(user.company_id, params.id),
    edit: ({ user, params, body }) => programmes.edit(user, params.id, body),
    addSlots: ({ user, params, body }, _reply, unit) =>
      programmes.addSlots(user, params.id, body.slots, unit),
    resizeSlot: ({ user, params, body }) =>
      programmes.resizeSlot(user, params.id, params.slot, body.capacity),
    removeSlot: ({ user, params }) => programmes.removeSlot(user, params.id, params.slot),
    merge: ({ user, params, body }, _reply, unit) => programmes.merge(user, params.id, body, unit),
    keepApart: ({ user, params, body }) => programmes.keepApart(user, params.id, body.emails),
    stopKeepingApart: ({ user, params }) => programmes.stopKeepingApart(user, params.id, params.set),
  });
