import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { SignUpRequest } from '#contract/calls/schemas/programmes/sign-ups.ts';
import { signUpCalls } from '#contract/calls/programmes/sign-ups.ts';
import type { HttpClient } from '../../http/http-client.ts';

export type SignUpService = ReturnType<typeof createSignUpService>;

/** A programme's sign-up page, and one person's sign-up by the link in their mail. */
export function createSignUpService(http: HttpClient) {
  return {
    show: (token: string, language: SpokenLanguage, signal?: AbortSignal) =>
      http.call(signUpCalls.show, { params: { token }, query: { language }, signal }),
    /** 409 with the reason `slotFull` if the slot is full. */
    signUp: (token: string, request: SignUpRequest, signal?: AbortSignal) =>
      http.call(signUpCalls.signUp, { params: { token }, body: request, signal }),
    readPlace: (link: string, language: SpokenLanguage, signal?: AbortSignal) =>
      http.call(signUpCalls.readPlace, { body: { link_token: link, language }, signal }),
    confirm: (link: string, language: SpokenLanguage) =>
      http.call(signUpCalls.confirm, { body: { link_token: link, language } }),
    accept: (link: string, language: SpokenLanguage) =>
      http.call(signUpCalls.accept, { body: { link_token: link, language } }),
    move: (link: string, slot_id: string, language: SpokenLanguage) =>
      http.call(signUpCalls.move, { body: { link_token: link, language, slot_id } }),
    cancel: (link: string, language: SpokenLanguage) =>
      http.call(signUpCalls.cancel, { body: { link_token: link, language } }),
  };
}
