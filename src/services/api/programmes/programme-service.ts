import { programmeCalls } from '#contract/calls/programmes/programmes.ts';
import type {
  CreateProgrammeRequest,
  EditProgrammeRequest,
} from '#contract/calls/schemas/programmes/programmes.ts';
import type { HttpClient } from '../../http/http-client.ts';

export type ProgrammeService = ReturnType<typeof createProgrammeService>;

/** A company's programmes. Each change resolves with the changed programme. */
export function createProgrammeService(http: HttpClient) {
  return {
    list: (signal?: AbortSignal) => http.call(programmeCalls.list, { signal }),
    read: (id: string, signal?: AbortSignal) => http.call(programmeCalls.read, { params: { id }, signal }),
    create: (body: CreateProgrammeRequest, key: string, signal?: AbortSignal) =>
      http.call(programmeCalls.create, { body, key, signal }),
    /** 409 if it has changed since. */
    edit: (id: string, body: EditProgrammeRequest) =>
      http.call(programmeCalls.edit, { params: { id }, body }),
    addSlots: (id: string, slots: CreateProgrammeRequest['slots'], key: string) =>
      http.call(programmeCalls.addSlots, { params: { id }, body: { slots }, key }),
    resizeSlot: (id: string, slot: string, capacity: number) =>
      http.call(programmeCalls.resizeSlot, { params: { id, slot }, body: { capacity } }),
    removeSlot: (id: string, slot: string) => http.call(programmeCalls.removeSlot, { params: { id, slot } }),
    /** 409 if the other session has too few seats. */
    merge: (id: string, from: string, into: string, key: string) =>
      http.call(programmeCalls.merge, { params: { id }, body: { from, into }, key }),
    /** 422 for people who are neither participants nor signed up. */
    keepApart: (id: string, emails: string[]) =>
      http.call(programmeCalls.keepApart, { params: { id }, body: { emails } }),
    stopKeepingApart: (id: string, set: string) =>
      http.call(programmeCalls.stopKeepingApart, { params: { id, set } }),
  };
}
