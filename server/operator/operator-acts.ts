import { noteAct } from '../audit/audit-log.ts';
import { StartProblem } from '../config/start-problem.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { Services } from '../services.ts';
import { createAccountActs } from './acts/account-acts.ts';
import { createCompanyActs } from './acts/company-acts.ts';
import { createMailActs } from './acts/mail-acts.ts';
import { createDataActs } from './acts/data-acts.ts';
import { type Act, type ActContext, Refusal, table } from './acts/operator-act.ts';
import { createPersonActs } from './acts/person-acts.ts';
import { createSessionActs } from './acts/session-acts.ts';
import { createOrderActs } from './acts/order-acts.ts';
import { createReportActs } from './acts/report-acts.ts';
import { checkProduct } from './check-product.ts';
import { operatorActsDone } from './operator-lists.ts';
import {
  type OperatorAnswer,
  type OperatorCall,
  type OperatorVerb,
  operatorVerbs,
  type OperatorVerbName,
} from './operator-verbs.ts';

/** The operator's verbs, over the services that the product itself uses. */
export function createOperatorActs(services: Services) {
  const { database, clock } = services;
  const acts: Record<OperatorVerbName, Act> = {
    async check() {
      const found = await checkProduct(services);
      return {
        lines: found.map(({ isWell, what, says }) => `${isWell ? 'ok   ' : 'WRONG'}  ${what}: ${says}`),
        data: found,
        isWrong: found.some(({ isWell }) => !isWell),
      };
    },

    audit: async () => table(await operatorActsDone(database).limit(200).execute(), 'Nothing was changed'),
    ...createAccountActs(services),
    ...createCompanyActs(services),
    ...createMailActs(services),
    ...createSessionActs(services),
    ...createOrderActs(services),
    ...createReportActs(services),
    ...createPersonActs(services),
    ...createDataActs(services),
  };

  async function note(
    { verb, options }: OperatorCall,
    subject: string,
    { userId, unit }: ActContext,
  ): Promise<void> {
    await noteAct(unit?.queryable ?? database, {
      at: clock.now(),
      act: verb,
      subject,
      reason: options.reason ?? null,
      user_id: userId ?? null,
    });
  }

  async function answer(call: OperatorCall, context: ActContext): Promise<OperatorAnswer> {
    const done = await acts[call.verb](call, context);
    if (!('make' in done))
      return { code: done.isWrong ? 1 : 0, lines: done.lines, data: done.data ?? done.lines };
    const { subject, says } = done;
    if (!call.isDryRun) {
      await done.make();
      await note(call, subject, context);
    }
    const line = call.isDryRun
      ? `Dry run, nothing changed. Would do: ${says}`
      : `${says.charAt(0).toUpperCase()}${says.slice(1)}`;
    return { code: 0, lines: [line], data: { subject, says, done: !call.isDryRun } };
  }

  return {
    /** Resolves with code 1 and a sentence for whatever the operator can correct; rejects for faults of the server. */
    async run(call: OperatorCall, context: ActContext = {}): Promise<OperatorAnswer> {
      const known: OperatorVerb | undefined = operatorVerbs[call.verb];
      if (!known) return { code: 1, lines: [`There is no "${call.verb}"`], data: null };
      try {
        return await answer(call, context);
      } catch (cause) {
        if (cause instanceof Refusal || cause instanceof ApiProblem || cause instanceof StartProblem)
          return { code: 1, lines: [cause.message], data: null };
        throw cause;
      }
    },
  };
}
