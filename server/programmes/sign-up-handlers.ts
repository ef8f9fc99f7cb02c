import { signUpSpec } from '#contract/calls/schemas/programmes/sign-ups.ts';
import { signUpCalls } from '#contract/calls/programmes/sign-ups.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import type { HeldPlaces } from './held-places.ts';
import type { SignUps } from './sign-ups.ts';

export const signUpHandlers = ({ signUps, heldPlaces }: { signUps: SignUps; heldPlaces: HeldPlaces }) =>
  handleCalls(signUpCalls, signUpSpec, {
    show: ({ params, query }) => signUps.show(params.token, query.language),
    signUp: ({ params, body }) => signUps.signUp(params.token, body),
    readPlace: ({ body }) => heldPlaces.read(body.link_token, body.language),
    confirm: ({ body }) => heldPlaces.confirm(body.link_token, body.language),
    accept: ({ body }) => heldPlaces.accept(body.link_token, body.language),
    move: ({ body }) => heldPlaces.move(body.link_token, body.slot_id, body.language),
    cancel: ({ body }) => heldPlaces.cancel(body.link_token, body.language),
  });
