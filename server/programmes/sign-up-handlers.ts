import { signUpSpec } from '#contract/calls/schemas/programmes/sign-ups.ts';
import { signUpCalls } from '#contract/calls/sign-ups.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import type { SignUps } from './sign-ups.ts';

export const signUpHandlers = ({ signUps }: { signUps: SignUps }) =>
  handleCalls(signUpCalls, signUpSpec, {
    show: ({ params, query }) => signUps.show(params.token, query.language),
    signUp: ({ params, body }) => signUps.signUp(params.token, body),
    readPlace: ({ body }) => signUps.readPlace(body.link_token, body.language),
    confirm: ({ body }) => signUps.confirm(body.link_token, body.language),
    accept: ({ body }) => signUps.accept(body.link_token, body.language),
    move: ({ body }) => signUps.move(body.link_token, body.slot_id, body.language),
    cancel: ({ body }) => signUps.cancel(body.link_token, body.language),
  });
